import { describe, expect, test } from 'vitest';

import { groupingOf } from '../../src/group/grouping.js';
import { groupingRules } from '../../src/group/grouping-rules.js';
import { readHtml, readReact, type ReadApp } from '../intents/read-app.js';

/** Returns the tools that each rule finds, as labels of fields and action. */
function found(app: ReadApp): Record<string, string[]> {
  const grouping = groupingOf(app);
  const tools: ReturnType<(typeof groupingRules)[number]['find']> = [];
  const first = (index: number): string => app.intents[index]?.labels[0]?.text ?? '?';
  return Object.fromEntries(
    groupingRules.map((rule) => {
      const own = rule.find({ ...grouping, tools });
      for (const { action } of own) if (action !== null) grouping.taken.add(action);
      if (rule.belongsTo === 'map') tools.push(...own);
      return [
        rule.name,
        own.map(({ fields, action }) => [...fields, ...(action === null ? [] : [action])].map(first).join(' + ')),
      ];
    }),
  );
}

describe('groupingRules', () => {
  test('each intent is in the tools of one rule', () => {
    const app = readHtml(
      `<form toolname="find" tooldescription="Finds"><input aria-label="Term"><button>Find</button></form>
       <form><input aria-label="Name"><button>Join</button></form>
       <section aria-label="Notes"><input aria-label="Note"><button onclick="add()">Add note</button></section>
       <a href="/help">Help</a>`,
    );
    expect(found(app)).toEqual({
      'declared-form': ['Term + Find'],
      'own-question': [],
      'form-or-overlay': ['Name + Join'],
      'dialog-of-a-row': [],
      'fields-without-a-form': ['Note + Add note'],
      'fields-of-a-row': [],
      'lone-action': ['Help'],
      'opener-of-a-row': [],
    });
  });

  /** A page that asks in a dialog of its own. @param yes the value that its second button answers with */
  const asking = (yes: string, code = 'archive(order.id)', more = ''): ReadApp =>
    readReact(
      '<Page />',
      `import { useState } from 'react';
       function Page() {
         const [asked, setAsked] = useState(null); const [orders] = useState([]);
         const ask = () => new Promise((resolve) => setAsked({ resolve }));
         const end = async (order) => { if (await ask()) ${code}; };
         return <>{orders.map((order) => <li key={order.id}><button onClick={() => end(order)}>End</button></li>)}
           {asked && <div role="dialog">${more}
             <button onClick={() => { asked.resolve(false); setAsked(null); }}>Keep</button>
             <button onClick={() => { asked.resolve(${yes}); setAsked(null); }}>Go on</button></div>}</>;
       }`,
    );

  test('own-question: takes the control that asks, and no button of the dialog', () => {
    expect(found(asking('true'))).toMatchObject({ 'own-question': ['End'], 'opener-of-a-row': [] });
  });

  test('own-question: leaves a dialog without a button that says yes, and one with a field', () => {
    expect(found(asking('false'))['own-question']).toEqual([]);
    expect(found(asking('true', 'archive()', '<input aria-label="Why" />'))['own-question']).toEqual([]);
  });

  test('opener-of-a-row: keeps an opener in a row whose dialog has another way', () => {
    const app = readReact(
      '<Page />',
      `import { useState } from 'react';
       function Page() {
         const [open, setOpen] = useState(false); const [orders] = useState([]);
         return <><button onClick={() => setOpen(true)}>Add</button>
           {orders.map((order) => <li key={order.id}><button onClick={() => setOpen(true)}>Edit</button></li>)}
           {open && <div role="dialog"><button onClick={() => archive()}>Archive</button></div>}</>;
       }`,
    );
    expect(found(app)).toMatchObject({ 'lone-action': ['Archive'], 'opener-of-a-row': ['Edit'] });
  });
});
