import { generateCode, parseModule } from 'magicast';
import { addVitePlugin } from 'magicast/helpers';
import { diffLines } from 'diff';

/** The most lines of a config that an edit may replace. An edit with more lines changes more than the plugin. */
const mostReplaced = 3;

/**
 * Adds the plugin to the text of a Vite config and keeps the style of the file. Returns null if the config has a form
 * without a safe edit. A function that computes its plugins is one.
 */
export function withVitePlugin(text: string): string | null {
  let after: string;
  try {
    const module = parseModule(text);
    addVitePlugin(module, { from: 'webmcp/vite', imported: 'webmcp', constructor: 'webmcp' });
    after = generateCode(module).code;
  } catch {
    // The library throws for a config that it cannot read. The person then gets the lines to paste.
    return null;
  }
  if (!/\bwebmcp\(\)/.test(after)) return null;
  const styled = inStyleOf(text, after);
  const replaced = diffLines(text, styled).reduce((sum, { removed, count = 0 }) => sum + (removed ? count : 0), 0);
  return replaced > mostReplaced ? null : styled;
}

/** Gives the new import the quotes and the line end of the imports that the file already has. */
function inStyleOf(before: string, after: string): string {
  const [, quote = "'", semicolon = ';'] = /^import\b[^\n]*?(['"])[^'"\n]+['"](;?)\s*$/m.exec(before) ?? [];
  const line = `import { webmcp } from ${quote}webmcp/vite${quote}${semicolon}`;
  const withImport = after.replace(/^import \{ webmcp \} from ['"]webmcp\/vite['"];?$/m, line);
  const end = before.endsWith('\n') && !withImport.endsWith('\n') ? '\n' : '';
  return withImport + end;
}
