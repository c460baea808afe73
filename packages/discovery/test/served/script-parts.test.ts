import { describe, expect, test } from 'vitest';

import { executedPart, scriptFunctions } from '../../src/served/script-parts.js';

const script = `import { a } from './a.js';
function used() { return a(1); }
function idle(x = 1) { return a(x); }
const pick = (one) => (two) => two + one;
class Part { shown() { return 1; } hidden() { return 2; } }
used();
//# sourceMappingURL=data:application/json;base64,e30=`;

/** Decides that the functions with these texts did not run. */
const idleAre =
  (text: string, ...heads: string[]) =>
  ({ begin }: { begin: number }) =>
    heads.some((head) => text.startsWith(head, begin));

const part = (text: string, ...heads: string[]): string =>
  executedPart(text, scriptFunctions(text)!, idleAre(text, ...heads));

describe('the part of a script that ran', () => {
  test('leaves out the bodies of idle functions and the address of the source map', () => {
    expect(part(script, 'function idle', 'hidden')).toBe(`import { a } from './a.js';
function used() { return a(1); }
function idle(x = 1) {}
const pick = (one) => (two) => two + one;
class Part { shown() { return 1; } hidden() {} }
used();`);
  });

  test('is the same after a change in an idle function, and differs after each other change', () => {
    const before = part(script, 'function idle');
    const changed = (from: string, to: string): string => part(script.replace(from, to), 'function idle');
    expect(changed('return a(x);', 'return a(x + 1); /* more */')).toBe(before);
    expect(changed('return a(1);', 'return a(2);')).not.toBe(before);
    expect(changed('x = 1', 'x = 2')).not.toBe(before);
    expect(changed('return a(x); }', 'return a(x); } a(3);')).not.toBe(before);
  });

  test('asks in the same order for each text with the same functions', () => {
    const order = (text: string): number => {
      let count = 0;
      executedPart(text, scriptFunctions(text)!, () => (count += 1) < 0);
      return count;
    };
    expect(order(script)).toBe(6);
    expect(order(script.replace('return a(x);', 'const b = () => 1; return b();'))).toBe(7);
  });

  test('does not ask about functions inside an idle function', () => {
    const asked: string[] = [];
    const text = 'const one = (x = () => 1) => { const two = () => () => 2; return two; };\nconst three = () => 3;';
    const isIdle = ({ begin, end }: { begin: number; end: number }): boolean => {
      asked.push(text.slice(begin, end));
      return text.startsWith('(x', begin);
    };
    expect(executedPart(text, scriptFunctions(text)!, isIdle)).toBe(
      'const one = (x = () => 1) => {};\nconst three = () => 3;',
    );
    expect(asked).toHaveLength(2);
  });

  test('is unknown for a text that is no script', () => {
    expect(scriptFunctions('<html>')).toBeNull();
  });
});
