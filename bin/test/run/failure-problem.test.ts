import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { CommanderError } from 'commander';
import { expect, onTestFinished, test } from 'vitest';

import { failureProblem } from '../../src/run/failure-problem.js';

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('The act threw nothing');
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'webmcp-failure-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('keeps the problem of a known failure', () => {
  expect(failureProblem(new ProblemError('INTERRUPTED')).code).toBe('INTERRUPTED');
});

test('names a wrong command line USAGE', () => {
  const wrong = new CommanderError(1, 'commander.unknownOption', "error: unknown option '--x'");
  expect(failureProblem(wrong)).toMatchObject({ code: 'USAGE', message: "Unknown option '--x'" });
});

test('joins a wrong word and the word that is near to one sentence', () => {
  const wrong = new CommanderError(
    1,
    'commander.unknownCommand',
    "error: unknown command 'chek'\n(Did you mean check?)",
  );
  expect(failureProblem(wrong).message).toBe("Unknown command 'chek'. Did you mean check?");
});

test.each(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])('names an absent Playwright for %s', (code) => {
  const missing = (name: string): Error => Object.assign(new Error(`Cannot find module '${name}'`), { code });
  expect(failureProblem(missing('playwright/package.json')).code).toBe('PLAYWRIGHT_MISSING');
  expect(failureProblem(missing('playwright-core')).code).toBe('PLAYWRIGHT_MISSING');
  expect(failureProblem(missing('playwright-webmcp')).code).toBe('INTERNAL');
});

test('names the file that cannot be read', () => {
  const file = join(folder(), 'absent.json');
  const failed = failureProblem(thrownBy(() => readFileSync(file)));
  expect(failed).toMatchObject({ code: 'FILE_NOT_READ', where: file });
});

test('names the file that a call of the system could not write', () => {
  const error = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'mkdir', path: '/app/.cache' });
  expect(failureProblem(error)).toMatchObject({
    code: 'FILE_NOT_WRITTEN',
    message: '/app/.cache could not be written: the disk is read-only',
  });
});

test('names a full disk', () => {
  const error = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write', path: '/app/map.json' });
  expect(failureProblem(error).code).toBe('DISK_FULL');
});

test('names any other error INTERNAL, with the first line of its message', () => {
  expect(failureProblem(new TypeError('x is not a function\n  at y'))).toMatchObject({
    code: 'INTERNAL',
    message: 'webmcp failed by itself: x is not a function',
  });
  expect(failureProblem('a text').code).toBe('INTERNAL');
});

test('reads a folder as a file that cannot be read', () => {
  const made = folder();
  writeFileSync(join(made, 'x'), '');
  expect(failureProblem(thrownBy(() => readFileSync(join(made, 'x', 'y')))).code).toBe('FILE_NOT_READ');
});
