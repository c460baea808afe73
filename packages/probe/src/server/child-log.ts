import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { FromChild } from './child-messages.js';

/** The number of characters of the output that are kept. */
const longestOutput = 8_000;

/** Collects the output, the messages and the errors of a child process. */
export class ChildLog {
  /** All messages so far. */
  readonly messages: FromChild[] = [];
  /** The errors that the child reported; the last error ended the child. */
  readonly errors: string[] = [];
  #printed = '';
  #fatal: string | undefined;

  constructor(child: ChildProcess) {
    const keep = (chunk: Buffer): void => this.#print(chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('message', (message) => this.#take(message as FromChild));
  }

  /** Returns the last lines of the output as one line. */
  tail(): string {
    return lastLines(this.#printed);
  }

  /** Adds the last lines of the output to a description of an end. */
  described(end: string): string {
    return withDetails(end, this.tail());
  }

  /** Adds the error that nobody handled to a description of an end; without one, the last lines of the output. */
  explained(end: string): string {
    return withDetails(end, this.#fatal === undefined ? this.tail() : lastLines(this.#fatal));
  }

  #take(message: FromChild): void {
    this.messages.push(message);
    if (message.is === 'error') this.errors.push(message.text);
    if (message.is === 'output') this.#print(message.text);
    if (message.is === 'fatal') this.#fatal = message.reason;
  }

  #print(text: string): void {
    this.#printed = (this.#printed + text).slice(-longestOutput);
  }
}

function withDetails(end: string, details: string): string {
  return details === '' ? end : `${end}: ${details}`;
}

/** Returns the last lines with words. Leaves out closing brackets, stack frames, and Node's own name and version. */
function lastLines(text: string): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^at .+:\d+:\d+\)?$|^Node\.js v[\d.]+$/.test(line))
    .slice(-6)
    .join(' | ');
}
