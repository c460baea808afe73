import { existsSync, readFileSync } from 'node:fs';
import { ownFile, removeOwnFile, writeOwnFile } from './own-folder.js';

/** A write that a run was about to send. */
interface OpenWrite {
  /** Id of the tool. */
  tool: string;
  /** Method and path. */
  write: string;
}

/** The writes that were sent and not answered yet. A run that ends in the middle leaves its writes here. */
export interface WriteJournal {
  /** Notes a write on disk before it is sent. */
  begin(tool: string, write: string): void;
  /** Removes a write that was answered. */
  end(tool: string, write: string): void;
  /** Returns a write of a tool by an earlier run whose end is unknown. */
  uncertain(tool: string): string | undefined;
}

const name = 'writes.json';

/** Returns the path of the journal, for a message. */
export const writeJournalFile = (root: string): string => ownFile(root, name);

/** Opens the journal of writes in the folder `.webmcp` of a root. A damaged journal throws a SyntaxError. */
export function openWriteJournal(root: string): WriteJournal {
  const file = ownFile(root, name);
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OpenWrite[]) : [];
  let open: OpenWrite[] = [];
  const save = (): void => {
    const all = [...earlier, ...open];
    if (all.length === 0) removeOwnFile(root, name);
    else writeOwnFile(root, name, `${JSON.stringify(all, null, 2)}\n`);
  };
  return {
    begin(tool, write) {
      open.push({ tool, write });
      save();
    },
    end(tool, write) {
      const at = open.findIndex((one) => one.tool === tool && one.write === write);
      if (at === -1) return;
      open = open.toSpliced(at, 1);
      save();
    },
    uncertain: (tool) => earlier.find((one) => one.tool === tool)?.write,
  };
}
