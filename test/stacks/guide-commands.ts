import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const guides = fileURLToPath(new URL('../../docs/guides/', import.meta.url));

/** A command of a guide. */
export interface GuideCommand {
  guide: string;
  command: string;
}

/** Matches the first word of a command. Any other code in the guides is no command. */
const isCommand = /^(?:npm|npx|pnpm|yarn|node) /;

/** Returns the commands of all guides, in the order of a reader: the first five minutes first. */
export function guideCommands(): GuideCommand[] {
  const names = readdirSync(guides).filter((name) => name.endsWith('.md'));
  const first = (name: string): string => (name.startsWith('first') ? '' : name);
  const inOrder = names.sort((a, b) => (first(a) < first(b) ? -1 : 1));
  return inOrder.flatMap((guide) =>
    commandsIn(readFileSync(`${guides}${guide}`, 'utf8')).map((command) => ({ guide, command })),
  );
}

/** Returns the commands of a Markdown text: lines of shell blocks and of YAML jobs, and code between backquotes. */
export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```/gm)];
  const lines = blocks
    .filter(([, language]) => /^(?:|sh|yaml)$/.test(language!))
    .flatMap(([, , text]) => text!.split('\n'))
    .map((line) => line.replace(/^\s*(?:\$ |- run: |- |entry: )?/, '').replace(/\s+#.*$/, ''));
  const rest = blocks.reduce((text, [block]) => text.replace(block, ''), markdown);
  const inline = [...rest.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  return [...lines, ...inline].map((each) => each.trim()).filter((each) => isCommand.test(each));
}
