import { htmlTags } from '../html/html-tags.js';
import { jsxTags } from '../react/jsx-tags.js';
import type { TagPlace } from '../facts/tag-place.js';
import { vueTags } from '../vue/vue-tags.js';

/** The opening tags of a source file that an attribute can be written on; none where the file does not parse or has no markup. */
export function tagsOf(source: string, file: string): TagPlace[] {
  switch (/\.(\w+)$/.exec(file)?.[1]) {
    case 'tsx':
      return jsxTags(source, { file, lang: 'tsx' });
    case 'jsx':
    case 'js':
    case 'mjs':
      return jsxTags(source, { file, lang: 'jsx' });
    case 'vue':
      return vueTags(source, file);
    case 'html':
    case 'htm':
      return htmlTags(source);
    default:
      return [];
  }
}
