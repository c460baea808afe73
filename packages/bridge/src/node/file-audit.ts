import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { AuditStore } from '../record/bridge-world.js';

/**
 * Keeps the record in a file that is only ever added to. A line that a crash cut off stays, and the next entry begins on a
 * line of its own.
 * @param file absolute path; the file and its folder are made for this user alone
 */
export function fileAudit(file: string): AuditStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  let begin = '';
  return {
    lines: () => auditLines(existsSync(file) ? readFileSync(file, 'utf8') : ''),
    append(line) {
      try {
        appendFileSync(file, `${begin}${line}\n`, { mode: 0o600 });
        begin = '';
      } catch (error) {
        // A full disk may have taken a part of the line.
        begin = '\n';
        throw error;
      }
    },
  };
}

/** Returns the lines of a log's text. */
export const auditLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
