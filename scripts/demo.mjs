// `npm run demo`: the playground's shop, from its source to calls in a browser's own WebMCP, each checked on the page.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openBrowser, startDevServer } from '@webmcp/probe';

import { openAgent } from './demo/agent.mjs';
import { calls } from './demo/calls.mjs';
import { instrument } from './demo/instrument.mjs';
import { bad, bold, dim, good, heading, lines, printResult, printTools } from './demo/print.mjs';
import { runDemo, signal } from './demo/run-demo.mjs';

const repo = dirname(dirname(fileURLToPath(import.meta.url)));
const shop = join(repo, 'examples', 'playground', 'react');

async function demo(folder) {
  heading('webmcp instrument --root examples/playground/react');
  const { map, problems, script } = await instrument({ root: shop, folder, signal });
  console.log();
  printTools(map.tools);
  for (const problem of problems) console.log(`  ${bad('!')} ${problem.message} ${dim(problem.where ?? '')}`);

  heading('The shop in Chromium with WebMCP on, through document.modelContext only');
  const server = await startDevServer({ root: shop, signal });
  const browser = await openBrowser({ args: ['--enable-features=WebMCP'], signal });
  let failed = 0;
  try {
    const agent = await openAgent(browser, { url: server.url, script });
    for (const call of calls(map)) {
      signal.throwIfAborted();
      failed += (await show(agent, call)) ? 0 : 1;
    }
    for (const error of agent.errors) console.log(`  ${bad('✗')} the page logged an error: ${error}`);
    failed += agent.errors.length;
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log();
  console.log(failed === 0 ? good('Every call did on the page what it said.') : bad(`${failed} did not hold.`));
  return failed === 0 ? 0 : 1;
}

/** Makes one call and prints it, its result and the page; true when all of it is right. */
async function show(agent, { title, path, tool, args, person, status, look }) {
  console.log(`\n${bold(title)}`);
  if (path !== undefined) await agent.open(path, tool.name);
  agent.answer(person ?? 'dismiss');
  lines('call', `${tool.name}(${JSON.stringify(args)})`);
  const { result, questions } = await agent.call(tool.name, args);
  for (const question of questions)
    lines('asked', `${question}\n→ the person ${person === 'accept' ? 'agrees' : 'says no'}`);
  printResult(result);
  const checks = [{ what: `status is ${status}`, holds: result.status === status }];
  const { shown, holds } = await look(agent.page);
  lines('page', shown);
  checks.push(...holds);
  for (const check of checks) console.log(`  ${check.holds ? good('✓') : bad('✗')} ${check.what}`);
  return checks.every((check) => check.holds);
}

await runDemo(demo);
