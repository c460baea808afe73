import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { ChildLog } from '../../src/server/child-log.js';

function loggedChild(): { child: EventEmitter; stdout: EventEmitter; log: ChildLog } {
  const stdout = new EventEmitter();
  const child = Object.assign(new EventEmitter(), { stdout, stderr: new EventEmitter() });
  return { child, stdout, log: new ChildLog(child as unknown as ChildProcess) };
}

it('returns the last lines with words, without colours and stack frames', () => {
  const { stdout, log } = loggedChild();
  stdout.emit('data', Buffer.from('\u001B[31mcannot read config\u001B[39m\n    at load (/app/x.js:1:2)\n}\n'));
  stdout.emit('data', Buffer.from('Node.js v22.1.0\nport is taken\n'));
  expect(log.tail()).toBe('cannot read config | port is taken');
});

it('collects reported errors, and describes an end by the output', () => {
  const { child, log } = loggedChild();
  child.emit('message', { is: 'error', text: 'x.ts: unexpected token' });
  child.emit('message', { is: 'output', text: 'stopped\n' });
  expect(log.errors).toEqual(['x.ts: unexpected token']);
  expect(log.described('the server ended')).toBe('the server ended: stopped');
});

it('explains an end by the unhandled error rather than by the output', () => {
  const { child, log } = loggedChild();
  child.emit('message', { is: 'output', text: 'ready\n' });
  child.emit('message', { is: 'fatal', reason: 'plugin failed' });
  expect(log.explained('the server ended')).toBe('the server ended: plugin failed');
});
