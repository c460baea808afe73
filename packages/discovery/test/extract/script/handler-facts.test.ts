import { expect, test } from 'vitest';

import type { HandlerFacts, Value } from '../../../src/extract/facts.js';
import { handlerFactsOf } from '../../../src/extract/script/handler-facts.js';
import { parseScript } from '../../../src/extract/script/parse-script.js';
import type { ScriptContext } from '../../../src/extract/script/script-context.js';

function factsOf(code: string, context: Partial<ScriptContext> = {}): HandlerFacts {
  const parsed = parseScript(code, { file: 'a.ts', lang: 'ts' });
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return handlerFactsOf(parsed.ast.program.body, { file: 'a.ts', ...context });
}

/** `callee(args)` and `target = value`, short enough to read. */
function short(facts: HandlerFacts): string[] {
  const text = (value: Value): string => {
    if (value.kind === 'literal') return JSON.stringify(value.value);
    if (value.kind === 'reference') return value.path.join('.');
    if (value.kind === 'template') return value.parts.map(text).join('+');
    if (value.kind === 'object')
      return `{${value.entries.map((entry) => `${entry.key}:${text(entry.value)}`).join(',')}}`;
    return value.kind;
  };
  return [
    ...facts.calls.map((call) => `${call.callee.join('.')}(${call.args.map(text).join(', ')})`),
    ...facts.assigns.map((assign) => `${assign.target.join('.')} = ${text(assign.value)}`),
  ];
}

test('calls inside conditions, loops and try are read in source order', () => {
  const facts = factsOf(`
    if (!window.confirm('Sure?')) return;
    try { for (const id of ids) await api.orders.remove(id); } catch (error) { report(error) } finally { busy = false }
  `);
  expect(short(facts)).toEqual(['window.confirm("Sure?")', 'api.orders.remove(id)', 'report(error)', 'busy = false']);
});

test('constants of the function stand for their values, calls stay names', () => {
  const facts = factsOf(`
    const url = \`/api/orders/\${order.id}\`;
    const { email } = form;
    const response = await fetch(url, { method: 'DELETE' });
    send(email, response.status);
  `);
  expect(short(facts)).toEqual([
    'fetch("/api/orders/"+order.id, {method:"DELETE"})',
    'send(form.email, response.status)',
  ]);
});

test('a parameter hides the constant of the same name', () => {
  expect(short(factsOf(`const id = 1; list.forEach((id) => remove(id)); keep(id);`))).toEqual([
    'list.forEach(function)',
    'remove(id)',
    'keep(1)',
  ]);
});

test('functions passed to calls run, local functions run where they are called, others do not', () => {
  const facts = factsOf(`
    function done() { router.push('/done') }
    const never = () => explode();
    mutate(data, { onSuccess: () => toast('Saved'), onError: done });
    element.onload = () => loaded();
  `);
  expect(short(facts)).toEqual([
    'mutate(data, {onSuccess:function,onError:done})',
    'toast("Saved")',
    'router.push("/done")',
    'element.onload = function',
  ]);
});

test('chains keep what they are called on', () => {
  expect(short(factsOf(`fetch('/a').then((r) => r.json()).then(setData)`))).toEqual([
    'fetch("/a")',
    'fetch().then(function)',
    'r.json()',
    'fetch().then().then(setData)',
  ]);
});

test('counting and destructuring are assignments of something unknown', () => {
  expect(short(factsOf(`count++; total += 2; [a, b] = pair; delete x.y;`))).toEqual([
    'count = unknown',
    'total = unknown',
    'a = unknown',
    'b = unknown',
  ]);
});

test('paths are rewritten by the context', () => {
  const context = { pathFor: (path: string[]): string[] => (path[0] === 'this' ? path.slice(1) : path) };
  expect(short(factsOf(`this.open = true; this.save(this.form)`, context))).toEqual(['save(form)', 'open = true']);
});
