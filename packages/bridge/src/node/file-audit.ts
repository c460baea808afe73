import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import type { AuditStore } from '../record/bridge-world.js';

/** The bytes of one file of the record. The record then goes on in a new file. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Keeps the record in files that are only ever added to. A line that a crash cut off stays, and the next entry begins on a
 * line of its own. A full file is put aside as `<file>.1`, the next one as `<file>.2`; none is ever removed.
 * @param file absolute path; the file and its folder are made for this user alone
 */
export function fileAudit(file: string, most = mostBytes): AuditStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = textOf(file);
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  let begin = '';
  let size = sizeOf(file);
  return {
    lines: () => auditParts(file).flatMap((part) => auditLines(textOf(part))),
    append(line) {
      const added = `${begin}${line}\n`;
      const bytes = Buffer.byteLength(added);
      try {
        if (size > 0 && size + bytes > most) {
          renameSync(file, `${file}.${auditParts(file).length}`);
          size = 0;
        }
        appendFileSync(file, added, { mode: 0o600 });
        size += bytes;
        begin = '';
      } catch (error) {
        // A full disk may have taken a part of the line.
        begin = '\n';
        size = sizeOf(file);
        throw error;
      }
    },
  };
}

/** Returns the files of a record, the oldest first. The last one is the file that is written, whether it exists or not. */
export function auditParts(file: string): string[] {
  const parts: string[] = [];
  for (let part = `${file}.1`; existsSync(part); part = `${file}.${parts.length + 1}`) parts.push(part);
  return [...parts, file];
}

/** Returns the lines of a log's text. */
export const auditLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
