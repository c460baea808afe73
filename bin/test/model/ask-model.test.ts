import { afterEach, describe, expect, it } from 'vitest';

import { modelAsker, type ModelAnswer } from '../../src/model/ask-model.js';
import { type Answer, complete, fail, goodReply, modelServer, type ModelServer } from './model-server.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const request = {
  tools: [],
  system: 'Name the tools.',
  user: JSON.stringify({ tools: [{ id: 'wm_aaaaaa' }] }),
  replySchema: { type: 'object' },
  tokens: 50,
};
const never = new AbortController().signal;

async function ask(answer: Answer, signal = never): Promise<{ server: ModelServer; answer: Promise<ModelAnswer> }> {
  const server = await modelServer(answer);
  servers.push(server);
  const asker = modelAsker({ baseUrl: server.url, name: 'm1', key: 'sk-secret' }, signal, { timeout: 300, retries: 1 });
  return { server, answer: asker(request) };
}

describe('modelAsker', () => {
  it('sends the key and the schema, and returns the words', async () => {
    const { server, answer } = await ask((received, response) => complete(response, goodReply(received)));
    expect(await answer).toMatchObject({ items: [{ id: 'wm_aaaaaa', name: 'do_aaaaaa' }], tokens: 120 });
    expect(server.received[0]).toMatchObject({
      key: 'Bearer sk-secret',
      body: { model: 'm1', response_format: { type: 'json_schema' } },
    });
  });

  it('asks without a schema where the server takes none, and reads JSON in a code block', async () => {
    const { server, answer } = await ask((received, response, at) =>
      at === 1 ? fail(response, 400) : complete(response, `\`\`\`json\n${goodReply(received)}\n\`\`\``),
    );
    expect(await answer).toMatchObject({ items: [{ id: 'wm_aaaaaa' }] });
    expect(server.received[1]!.body.response_format).toBeUndefined();
  });

  it('repeats a request after HTTP 429 and 500', async () => {
    const { answer } = await ask((received, response, at) =>
      at === 1 ? fail(response, 429, { 'retry-after': '0' }) : complete(response, goodReply(received)),
    );
    expect(await answer).toMatchObject({ items: [{ id: 'wm_aaaaaa' }] });
  });

  it.each<[string, Answer, object]>([
    [
      'HTTP 401',
      (_, response) => fail(response, 401),
      { failed: expect.stringMatching(/refused the key/), isFinal: true },
    ],
    ['HTTP 403', (_, response) => fail(response, 403), { isFinal: true }],
    [
      'HTTP 404',
      (_, response) => fail(response, 404),
      { failed: expect.stringMatching(/has no model m1/), isFinal: true },
    ],
    ['HTTP 429 again', (_, response) => fail(response, 429, { 'retry-after': '0' }), { isFinal: true }],
    ['HTTP 500 again', (_, response) => fail(response, 500), { failed: expect.stringMatching(/500/), isFinal: false }],
    ['a hang', () => undefined, { failed: expect.stringMatching(/did not answer within 0\.3 s/), isFinal: true }],
    ['a lost connection', (_, response) => response.destroy(), { failed: expect.stringMatching(/reached/) }],
    [
      'a cut-off reply',
      (_, response) => complete(response, '{"tools":[', { finish_reason: 'length' }),
      { isCutOff: true },
    ],
    ['invalid JSON', (_, response) => complete(response, 'Sure! Here are'), { isFinal: false }],
    ['JSON of another shape', (_, response) => complete(response, '{"names":[]}'), { isFinal: false }],
    ['an empty body', (_, response) => response.end(), { isFinal: false }],
    [
      'a refusal',
      (_, response) => complete(response, '', { message: { role: 'assistant', content: null, refusal: 'No.' } }),
      { failed: 'the model refused to answer' },
    ],
  ])('returns %s as a value, without the key', async (_, answer, expected) => {
    const end = await (await ask(answer)).answer;
    expect(end).toMatchObject(expected);
    expect(JSON.stringify(end)).not.toContain('sk-secret');
  });

  it("throws the signal's reason", async () => {
    const stop = new AbortController();
    const { answer } = await ask(() => stop.abort(new Error('stopped')), stop.signal);
    await expect(answer).rejects.toThrow('stopped');
  });
});
