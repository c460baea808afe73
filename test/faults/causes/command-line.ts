import type { Fault } from '../fault.js';

const usage = (name: string, cause: string, ...args: string[]): Fault => ({
  name,
  cause,
  args: [...args, '--json'],
  codes: ['USAGE'],
  exit: 2,
});
const instrument = ['instrument', '--root', '{root}'];

/** Faults of the words on the command line. */
export const commandLineFaults: readonly Fault[] = [
  usage('no command', 'command'),
  usage('an unknown command', 'command', 'instument'),
  usage('the help of an unknown command', 'command', 'init2', '--help'),
  usage('an unknown option', 'option', ...instrument, '--fast'),
  usage('a misspelt option', 'option', ...instrument, '--treshold', '0.5'),
  usage('an option whose value is an option', 'option', 'instrument', '--threshold', '--root', '{root}'),
  usage('a model that is no choice', 'choice', ...instrument, '--llm', 'gpt'),
  usage('an empty threshold', 'number', ...instrument, '--threshold', ''),
  usage('a threshold above 1', 'number', ...instrument, '--threshold', '1.5'),
  usage('a threshold of words', 'number', ...instrument, '--threshold', 'high'),
  usage('a negative survival', 'number', 'check', '--root', '{root}', '--min-survival', '-1'),
  usage('a URL and a command', 'conflict', ...instrument, '--url', 'http://localhost:1', '--command', 'x'),
  usage('static with an output', 'conflict', ...instrument, '--static', '--out', 'map.json'),
  usage('static with stress', 'conflict', ...instrument, '--static', '--stress'),
  usage('a state without a harness', 'no effect', ...instrument, '--state', 'checkout'),
  usage('an explanation of nothing', 'argument', 'explain', '--root', '{root}'),
  usage('too many arguments', 'argument', 'doctor', 'one', 'two', 'three'),
  {
    name: 'a root that is absent',
    cause: 'root',
    args: ['doctor', '--root', '{root}/no', '--json'],
    codes: ['ROOT_MISSING'],
    exit: 2,
  },
  {
    name: 'a root that is a file',
    cause: 'root',
    args: ['instrument', '--root', '{root}/index.html', '--json'],
    codes: ['ROOT_MISSING'],
    exit: 2,
  },
  {
    name: 'a root of another machine',
    cause: 'root',
    args: ['check', '--root', 'C:\\app', '--json'],
    codes: ['ROOT_MISSING'],
    exit: 2,
  },
  {
    name: 'a URL without a scheme',
    cause: 'address',
    args: [...instrument, '--url', 'localhost:3000', '--json'],
    codes: ['APP_UNREACHABLE'],
    exit: 2,
  },
  {
    name: 'a URL of a foreign host',
    cause: 'address',
    args: [...instrument, '--url', 'http://example.com/', '--json'],
    codes: ['HOST_NOT_ALLOWED'],
    exit: 2,
  },
  {
    name: 'a URL where nobody answers',
    cause: 'address',
    args: [...instrument, '--url', 'http://127.0.0.1:9/', '--json'],
    codes: ['APP_UNREACHABLE'],
    exit: 2,
  },
  {
    name: 'a URL that is a file',
    cause: 'address',
    args: [...instrument, '--url', 'file:///etc/passwd', '--json'],
    codes: ['APP_UNREACHABLE'],
    exit: 2,
  },
];
