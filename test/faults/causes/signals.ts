import type { Fault } from '../fault.js';

const open = ['instrument', '--root', '{root}', '--json'];
const stuck = {
  'webmcp.harness.ts':
    "export default { states: { home: { route: '/', setup: () => { console.error('in the state'); return new Promise(() => {}); } } } };",
};
const stopped = { codes: ['INTERRUPTED'], exit: 2, deadline: 20 } as const;
const atOnce = { codes: [], deadline: 20 } as const;

/** Signals in each part of a run. */
export const signalFaults: readonly Fault[] = [
  {
    name: 'SIGINT while the source is read',
    cause: 'signal at the start',
    args: open,
    signal: { after: 'Reading', name: 'SIGINT' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGTERM while the app starts',
    cause: 'signal at the start',
    args: open,
    signal: { after: 'Starting', name: 'SIGTERM' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGHUP while the browser starts',
    cause: 'signal at the start',
    args: open,
    signal: { after: 'Looking', name: 'SIGHUP' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGINT in a state',
    cause: 'signal in a state',
    args: open,
    files: stuck,
    signal: { after: 'in the state', name: 'SIGINT' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGTERM in a state',
    cause: 'signal in a state',
    args: open,
    files: stuck,
    signal: { after: 'in the state', name: 'SIGTERM' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGHUP in a state',
    cause: 'signal in a state',
    args: open,
    files: stuck,
    signal: { after: 'in the state', name: 'SIGHUP' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
  {
    name: 'SIGINT twice',
    cause: 'second signal',
    args: open,
    files: stuck,
    signal: { after: 'in the state', name: 'SIGINT', again: 'SIGINT' },
    ...atOnce,
    codes: [],
    exit: [2, 130],
  },
  {
    name: 'SIGINT and then SIGTERM',
    cause: 'second signal',
    args: open,
    files: stuck,
    signal: { after: 'in the state', name: 'SIGINT', again: 'SIGTERM' },
    ...atOnce,
    codes: [],
    exit: [2, 130, 143],
  },
  {
    name: 'SIGTERM in a module that never loads',
    cause: 'signal in foreign code',
    args: open,
    files: { 'webmcp.harness.mjs': "console.error('loading'); await new Promise(() => {}); export default {}" },
    signal: { after: 'loading', name: 'SIGTERM' },
    ...stopped,
    codes: ['INTERRUPTED'],
  },
];
