import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '@webmcp/contract';
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

/**
 * Opens the journal of writes in the folder `.webmcp` of a root.
 * @throws ProblemError WRITES_UNREADABLE. A damaged journal may hold a write that must not be sent twice
 */
export function openWriteJournal(root: string): WriteJournal {
  const file = ownFile(root, name);
  const earlier = existsSync(file) ? readWrites(file) : [];
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

function readWrites(file: string): OpenWrite[] {
  const broken = (reason: string): ProblemError =>
    new ProblemError('WRITES_UNREADABLE', { file, reason }, { where: file });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw broken(cause instanceof Error ? cause.message : String(cause));
  }
  if (!Array.isArray(value) || !value.every(isOpenWrite)) throw broken('it has another shape');
  return value;
}

function isOpenWrite(value: unknown): value is OpenWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { tool, write } = value as Partial<OpenWrite>;
  return typeof tool === 'string' && typeof write === 'string';
}
