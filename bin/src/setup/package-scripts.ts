import { applyEdits, modify, parse } from 'jsonc-parser';

/** Adds scripts to the text of a package.json, and keeps its style. Scripts of the same name stay as they are. */
export function withScripts(text: string, scripts: Readonly<Record<string, string>>): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  let edited = text;
  for (const [name, command] of Object.entries(scripts)) {
    const known: unknown = (parse(edited) as { scripts?: Record<string, unknown> }).scripts?.[name];
    if (known !== undefined) continue;
    edited = applyEdits(edited, modify(edited, ['scripts', name], command, { formattingOptions }));
  }
  return edited;
}
