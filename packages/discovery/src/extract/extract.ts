import type { Framework, Loader, TextFile } from '../frameworks/framework.js';
import { frameworkOf } from '../frameworks/framework-of.js';
import { frameworks } from '../frameworks/frameworks.js';
import type { FileFacts } from './facts/facts.js';

/**
 * Returns the facts of one source file. The file's extension chooses the framework.
 * @param load finds the plain scripts that a page loads
 * @param list the frameworks to choose from
 */
export function extract(
  file: TextFile,
  load: Loader = () => undefined,
  list: readonly Framework[] = frameworks,
): FileFacts {
  const framework = frameworkOf(file.path, list);
  return {
    ...framework.extract(file, load),
    framework: framework.name,
    conventions: framework.conventions,
  };
}
