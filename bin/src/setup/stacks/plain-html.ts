import type { PlannedFile, Stack } from '../stack.js';

const script = 'webmcp.loader.js';

/** Plain HTML: one script element in the head of each page. */
export const plainHtml: Stack = {
  name: 'plain HTML',
  fits: ({ project }) => project.devServer === 'static',
  plan(app) {
    // A page whose script is missing logs an error, so the file exists before the first map.
    const stub = { file: script, before: null, after: '// webmcp instrument replaces this file.\n' };
    const files: PlannedFile[] = app.read(script) === null ? [stub] : [];
    const byHand: string[] = [];
    for (const file of app.pages()) {
      const before = app.read(file)!;
      if (before.includes(script)) continue;
      const tag = `<script src="${'../'.repeat(file.split('/').length - 1)}${script}"></script>`;
      const after = withTag(before, tag);
      if (after === null) byHand.push(`Add to the head of ${file}, before all other scripts:\n${tag}`);
      else files.push({ file, before, after });
    }
    return { emit: script, files, byHand };
  },
};

/**
 * Adds the tag as the first child of the head, with the indentation of the next line. A page may leave its head tag out:
 * then a script after the doctype opens the head. Returns null for any other page.
 */
function withTag(html: string, tag: string): string | null {
  const heads = [...html.matchAll(/<head(?:\s[^>]*)?>/gi)];
  const start = heads[0] ?? /^\s*<!doctype[^>]*>(?:\s*<html[^>]*>)?/i.exec(html);
  if (heads.length > 1 || start === null) return null;
  const at = start.index + start[0].length;
  // The charset must be within the first 1,024 bytes, so the tag comes after a charset that comes first.
  const charset = /^\s*<meta\s+charset=[^>]*>/i.exec(html.slice(at))?.[0].length ?? 0;
  const [, lineEnd = ''] = /^[ \t]*(\r?\n[ \t]*)/.exec(html.slice(at)) ?? [];
  return `${html.slice(0, at + charset)}${lineEnd}${tag}${html.slice(at + charset)}`;
}
