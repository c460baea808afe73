const people = `{"team":"Gryffle Moorhen","me":{"name":"Zelda Quarkfeather","slug":"quarkfeather","mail":"zelda.q@quark.example"},"token":"sk_live_Qx81Zz77Ty","people":[
{"id":"usr_Qx81a","name":"Ottoline Brambleforth","mail":"ottoline@bramble.example","sum":"€ 48,213.77","key":"sk_live_Br4mbleF0rth"},
{"id":"usr_Qx81b","name":"Cuthbert Wexelmoor","mail":"cuthbert@wexel.example","sum":"€ 9,991.13","key":"sk_live_W3xelM00r"},
{"id":"usr_Qx81c","name":"Philippa Nettlebank","mail":"philippa@nettle.example","sum":"€ 731.05","key":"sk_live_N3ttleB4nk"}]}
`;

/** An app whose pages show records in rows, tabs, choices, headings, names, addresses and dialogs. Its source contains none. */
export const recordsApp: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', dependencies: { react: '*', 'react-dom': '*', vite: '*' } }),
  'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>People</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body>
</html>
`,
  'webmcp.harness.ts': `import { defineHarness } from 'webmcp/harness';
export default defineHarness({ states: {
  home: { route: '/' },
  edit: { route: '/', setup: async ({ page }) => { await page.getByRole('button', { name: /^Edit/ }).first().click(); } },
  tab: { route: '/', setup: async ({ page }) => { await page.getByRole('tab').nth(1).click(); } },
} });
`,
  'public/people.json': people,
  'src/labels.json': '{"help":"Help me out"}',
  'src/main.jsx': `import labels from './labels.json';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Person({ person, onDelete, onEdit }) {
  return (
    <tr id={\`row-\${person.id}\`} data-testid={\`person-\${person.id}\`}>
      <td><a href={\`/people/\${person.id}\`}>{person.name}</a></td>
      <td>{person.mail}</td>
      <td>{person.sum}</td>
      <td><code title={person.key}>{person.key}</code></td>
      <td>
        <button aria-label={\`Delete \${person.name}\`} onClick={() => onDelete(person)}>×</button>
        <button onClick={() => onEdit(person)}>Edit {person.name}</button>
      </td>
    </tr>
  );
}

function App() {
  const [data, setData] = useState(null);
  const [editing, setEditing] = useState(null);
  const [tab, setTab] = useState(null);
  const [said, setSaid] = useState('');
  useEffect(() => { fetch('/people.json').then((r) => r.json()).then((d) => { setData(d); document.title = \`People of \${d.me.name}\`; }); }, []);
  if (!data) return <p>Loading</p>;
  const drop = (person) => { fetch(\`/api/people/\${person.id}\`, { method: 'DELETE' }); setSaid(\`\${person.name} is gone\`); };
  return (
    <>
      <header>
        <button aria-label={\`Account of \${data.me.name}\`} onClick={() => setSaid(data.me.mail)}>{data.me.name}</button>
        <a href={\`/logout?token=\${data.token}\`}>Sign out</a>
        <button data-testid="user-menu" onClick={() => setSaid(data.me.mail)}>{data.me.name}</button>
        <button id="team" onClick={() => fetch('/api/team', { method: 'POST' })}>{data.team}</button>
        <div role="toolbar" aria-label={data.team}><button onClick={() => fetch('/api/tools', { method: 'POST' })}>{data.team}</button></div>
        <a href={\`/people/\${data.me.slug}\`}>My page</a>
        <button onClick={() => fetch('/api/help', { method: 'POST' })}>{labels.help}</button>
        <img alt={data.me.name} src="data:," />
      </header>
      <nav aria-label="People">
        {data.people.map((p) => <button key={p.id} role="tab" onClick={() => setTab(p)}>{p.name}</button>)}
      </nav>
      <main>
        <h1>Welcome, {data.me.name}</h1>
        <table aria-label={\`Accounts of \${data.me.name}\`}><thead><tr><th>Name</th><th>Mail</th><th>Sum</th><th>Key</th><th></th></tr></thead>
          <tbody>{data.people.map((p) => <Person key={p.id} person={p} onDelete={drop} onEdit={setEditing} />)}</tbody></table>
        <section aria-label="Owed">
          {data.people.map((p) => <article key={p.id} onClick={() => setTab(p)}><h3>{p.name}</h3><p>{p.sum}</p><button onClick={() => setSaid(p.mail)}>Remind</button></article>)}
        </section>
        <form aria-label="Transfer" onSubmit={(e) => { e.preventDefault(); setSaid('Sent'); }}>
          <label>To <select name="to">{data.people.map((p) => <option key={p.id} value={p.id}>{p.name}</option>)}</select></label>
          <label>Amount <input name="amount" type="number" placeholder={data.people[0].sum} /></label>
          <label>Reply to <input name="reply" defaultValue={data.me.mail} /></label>
          <label>{data.people[0].name}&apos;s note <textarea name="note" defaultValue={data.people[1].key} /></label>
          <fieldset><legend>From</legend>{data.people.map((p) => <label key={p.id}><input type="radio" name="from" value={p.id} />{p.name}</label>)}</fieldset>
          <button>Send {data.people[0].sum}</button>
        </form>
        <p role="status">{said}</p>
        {tab && <section aria-label={tab.name}><h2>{tab.name}</h2><button onClick={() => setSaid('x')}>Archive {tab.name}</button></section>}
        {editing && <div role="dialog" aria-label={\`Edit \${editing.name}\`}>
          <label>Name of {editing.name} <input defaultValue={editing.name} /></label>
          <label>Mail <input type="email" defaultValue={editing.mail} /></label>
          <button onClick={() => setEditing(null)}>Save {editing.name}</button></div>}
      </main>
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
`,
};

/** The same records in Vue. */
export const vueRecordsApp: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', dependencies: { vue: '*', vite: '*' } }),
  'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()] };
`,
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>People</title><link rel="icon" href="data:," /></head>
  <body><div id="app"></div><script type="module" src="/src/main.js"></script></body>
</html>
`,
  'public/people.json': people,
  'src/main.js': `import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');
`,
  'src/App.vue': `<script setup>
import { ref } from 'vue';
const data = ref(null);
const said = ref('');
const tab = ref(null);
fetch('/people.json').then((answer) => answer.json()).then((found) => { data.value = found; });
const drop = (person) => { fetch('/api/people/' + person.id, { method: 'DELETE' }); said.value = person.name + ' is gone'; };
</script>
<template>
  <p v-if="!data">Loading</p>
  <template v-else>
    <header>
      <button data-testid="user-menu" @click="said = data.me.mail">{{ data.me.name }}</button>
      <div role="toolbar"><button @click="said = 'y'">{{ data.team }}</button></div>
      <a href="/logout">Sign out</a>
    </header>
    <main>
      <h1>Welcome, {{ data.me.name }}</h1>
      <table><thead><tr><th>Name</th><th>Mail</th><th></th></tr></thead><tbody>
        <tr v-for="person in data.people" :key="person.id"><td>{{ person.name }}</td><td>{{ person.mail }}</td>
          <td><button :aria-label="'Delete ' + person.name" @click="drop(person)">×</button></td></tr></tbody></table>
      <nav aria-label="People"><button v-for="person in data.people" :key="person.id" @click="tab = person">{{ person.name }}</button></nav>
      <form aria-label="Transfer" @submit.prevent="said = 'Sent'">
        <label>To <select name="to"><option v-for="person in data.people" :key="person.id" :value="person.id">{{ person.name }}</option></select></label>
        <label>{{ data.people[0].name }} <textarea name="note" :placeholder="data.people[1].key"></textarea></label>
        <button>Send</button>
      </form>
      <section v-if="tab" :aria-label="tab.name"><h2>{{ tab.name }}</h2><button @click="said = 'x'">Archive</button></section>
      <p role="status">{{ said }}</p>
    </main>
  </template>
</template>
`,
};

/** The same records in plain HTML. */
export const htmlRecordsApp: Record<string, string> = {
  'people.json': people,
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>People</title><link rel="icon" href="data:," /></head>
  <body>
    <header>
      <button id="me" data-testid="user-menu" type="button"></button>
      <button id="team" type="button">Team</button>
      <a href="logout.html">Sign out</a>
    </header>
    <main>
      <h1 id="welcome">Welcome</h1>
      <table><thead><tr><th>Name</th><th>Mail</th><th></th></tr></thead><tbody id="rows"></tbody></table>
      <nav id="tabs" aria-label="People"></nav>
      <form id="transfer" aria-label="Transfer">
        <label>To <select name="to" id="to"></select></label>
        <label><span id="whose"></span> <textarea name="note"></textarea></label>
        <button>Send</button>
      </form>
      <p role="status" id="said"></p>
    </main>
    <script src="people.js"></script>
  </body>
</html>
`,
  'people.js': `const $ = (id) => document.getElementById(id);
const say = (text) => ($('said').textContent = text);
fetch('people.json').then((answer) => answer.json()).then((data) => {
  $('me').textContent = data.me.name;
  $('me').addEventListener('click', () => say(data.me.mail));
  $('team').textContent = data.team;
  $('team').addEventListener('click', () => say('x'));
  $('welcome').textContent = 'Welcome, ' + data.me.name;
  $('whose').textContent = data.people[0].name;
  for (const person of data.people) {
    const row = $('rows').insertRow();
    for (const text of [person.name, person.mail]) row.insertCell().textContent = text;
    const button = document.createElement('button');
    button.textContent = 'Delete';
    button.setAttribute('aria-label', 'Delete ' + person.name);
    button.addEventListener('click', () => { fetch('/api/people/' + person.id, { method: 'DELETE' }); row.remove(); say(person.name + ' is gone'); });
    row.insertCell().append(button);
    const tab = document.createElement('button');
    tab.textContent = person.name;
    tab.addEventListener('click', () => say(person.sum));
    $('tabs').append(tab);
    $('to').append(new Option(person.name, person.id));
  }
});
$('transfer').addEventListener('submit', (event) => { event.preventDefault(); say('Sent'); });
`,
};

/** A part of each name, mail address, sum, key and id of the records, in lower case. */
export const canaries: readonly string[] = [
  'zelda',
  'quark',
  'ottoline',
  'bramble',
  'cuthbert',
  'wexel',
  'philippa',
  'nettle',
  '48,213',
  '9,991',
  '731.05',
  'sk_live',
  'br4m',
  'w3xel',
  'n3ttle',
  'qx81',
  'gryffle',
  'moorhen',
];
