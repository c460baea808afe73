import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentRunning, type InstrumentedApp } from '../slice/instrument-app.js';

interface Note {
  id: string;
  title: string;
}

let notes: Note[] = [];

const page = (body: string): string => `<!doctype html><html lang="en"><title>Notes</title><main>${body}</main></html>`;

const home = (): string =>
  page(`<h1>New note</h1><form method="post" action="/notes"><label>Title <input name="title" required></label><button>Add note</button></form>
    <section>${notes
      .map(
        ({ id, title }) =>
          `<article><h3>${title}</h3><button type="button">Pin</button><a href="/notes/${id}/edit">Edit</a>
           <form method="post" action="/notes/${id}/delete"><button>Delete</button></form></article>`,
      )
      .join('')}</section>`);

const edit = ({ id, title }: Note): string =>
  page(`<h1>Edit note</h1><form method="post" action="/notes/${id}"><label>Title <input name="title" required value="${title}"></label>
    <button>Save changes</button></form>`);

/** An app whose pages a server writes from templates: no file of it holds markup that webmcp reads. */
async function startApp(): Promise<Server> {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const [, id = '', act] = /^\/notes\/(\w+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
      const title = new URLSearchParams(sent).get('title') ?? '';
      if (request.method === 'POST') {
        if (id === '') notes.push({ id: `n${notes.length}x`, title });
        else if (act === 'delete') notes = notes.filter((note) => note.id !== id);
        else notes = notes.map((note) => (note.id === id ? { id, title } : note));
        response.writeHead(303, { location: '/' }).end();
        return;
      }
      const note = notes.find((one) => one.id === id);
      response.writeHead(200, { 'content-type': 'text/html' }).end(note === undefined ? home() : edit(note));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('an app that a server renders, by its address alone', () => {
  let server: Server;
  let app: InstrumentedApp;
  let agent: AgentPage;
  const toolNamed = (name: string): Tool => {
    const found = app.map.tools.find((one) => one.name === name);
    if (found === undefined)
      throw new Error(`no tool ${name} among ${app.map.tools.map((one) => one.name).join(', ')}`);
    return found;
  };
  const titles = (): string[] => notes.map(({ title }) => title);
  const reset = (): void => {
    notes = ['Fern', 'Rye', 'Lamp'].map((title, at) => ({ id: `q${at}zk`, title }));
  };
  beforeAll(async () => {
    reset();
    server = await startApp();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    app = await instrumentRunning({ 'server.js': 'export const port = 3000;' }, url);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 120_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
    server?.close();
  });

  test('has a problem that names what was not read, and its tools', () => {
    expect(app.problems.map(({ code }) => code)).toContain('TEMPLATES_UNREAD');
    expect(app.map.tools.filter(({ kind }) => kind !== 'read').map(({ name }) => name)).toEqual([
      'add_note',
      'delete_note',
      'edit_note',
      'save_changes',
    ]);
  });

  test('has a form that rests on the page', async () => {
    reset();
    const tool = toolNamed('add_note');
    await agent.open('/', tool);
    agent.answer('accept');
    await agent.callAndLeave(tool, { title: 'Bell' });
    expect(titles()).toEqual(['Fern', 'Rye', 'Lamp', 'Bell']);
  });

  test('has a button of every row that asks first', async () => {
    reset();
    const tool = toolNamed('delete_note');
    expect(tool).toMatchObject({ kind: 'row-action', risk: { level: 'destructive' } });
    await agent.open('/', tool);
    agent.answer('accept');
    await agent.callAndLeave(tool, { [tool.row?.param ?? '']: 'Rye' });
    expect(titles()).toEqual(['Fern', 'Lamp']);
  });

  test('offers the form of one record on the page of any record, with its own fields', async () => {
    reset();
    const tool = toolNamed('save_changes');
    expect(app.map.states.map(({ route }) => route)).toEqual(['/', '/notes/:id/edit']);
    expect(tool.fields.map(({ key }) => key)).toEqual(['title']);
    await agent.open('/notes/q2zk/edit', tool);
    agent.answer('accept');
    await agent.callAndLeave(tool, { title: 'Candle' });
    expect(titles()).toEqual(['Fern', 'Rye', 'Candle']);
  });

  test('has no tool of a button that nothing answers', () => {
    expect(app.problems.map(({ code }) => code)).toContain('DEAD_CONTROL');
    expect(JSON.stringify(app.map.tools)).not.toContain('Pin');
  });
});
