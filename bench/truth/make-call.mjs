import { argumentsOf } from './pick-tool.mjs';

const answerTime = 40_000;

/**
 * Makes one call in a fresh browser context and reads the app's state before and after.
 *
 * @returns `{ before, after, answer, questions, took, writes }`, the writes as `METHOD address`, or `{ missing }` if the tool lacks an argument or is not offered.
 */
export async function makeCall({ browser, app, call, tool, script, origin }) {
  const tries = [];
  try {
    for (const row of [call.row].flat()) tries.push(argumentsOf(tool, { ...call, row }));
  } catch (error) {
    return { missing: error.message };
  }
  await app.reset({ origin, folder: app.folder });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const questions = [];
  const writes = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (call.person === 'no' ? dialog.dismiss() : dialog.accept());
  });
  try {
    await seed(context, { ...app.seed, ...call.seed }, origin);
    if (call.early === true) await slowScripts(context);
    await page.addInitScript({ path: script });
    await page.goto(new URL(call.route ?? '/', origin).href, {
      waitUntil: call.early === true ? 'commit' : 'load',
      timeout: 90_000,
    });
    if (call.early !== true) await settled(page);
    await call.before?.(page);
    if (!(await isOffered(page, tool.name))) return { missing: 'not offered on this page' };
    const read = () => stateOf({ app, call, page, origin });
    const before = await read();
    const begun = performance.now();
    page.on('request', (request) => {
      if (/^(POST|PUT|PATCH|DELETE)$/.test(request.method())) writes.push(`${request.method()} ${request.url()}`);
    });
    let answer;
    for (const args of tries) {
      answer = await answered(page, tool.name, args);
      if (answer?.status !== 'not_found') break;
    }
    const took = Math.round(performance.now() - begun);
    const after = await lastState(read);
    if (answer?.status === 'navigated' && answer.id) answer = await corrected(page, tool.name, answer);
    return { before, after, answer, questions, took, writes };
  } catch (error) {
    return { missing: `the page was not ready: ${error.message.split('\n')[0]}` };
  } finally {
    await context.close();
  }
}

/** Fills the storage once: a later load of the same tab keeps what the app wrote. */
export async function seed(context, { local = {}, session = {} }) {
  await context.addInitScript(
    ([localItems, sessionItems]) => {
      if (sessionStorage.getItem('truth: seeded') !== null) return;
      sessionStorage.setItem('truth: seeded', 'yes');
      const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
      for (const [key, value] of Object.entries(localItems)) localStorage.setItem(key, text(value));
      for (const [key, value] of Object.entries(sessionItems)) sessionStorage.setItem(key, text(value));
    },
    [local, session],
  );
}

/** Holds each script back for 1.5 seconds, as a slow line would. */
async function slowScripts(context) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
}

/** Waits until the page loads nothing more, at most eight seconds. */
export async function settled(page) {
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
}

async function isOffered(page, name) {
  const listed = async (wanted) => {
    const tools = (await window.webmcp?.getTools()) ?? [];
    if (tools.some((tool) => tool.name === wanted)) return true;
    if (!tools.some((tool) => tool.name === 'more_tools')) return false;
    return JSON.stringify(await window.webmcp.executeTool('more_tools', {})).includes(wanted);
  };
  for (let tries = 0; tries < 16; tries++) {
    if (await page.evaluate(listed, name).catch(() => false)) return true;
    await page.waitForTimeout(500);
  }
  return false;
}

/** The answer that the page after the call gives to a caller who waits. A page without the script keeps the first answer. */
async function corrected(page, name, answer) {
  const ask = async ([tool, id]) => window.webmcp?.executeTool(tool, {}, { id });
  const later = await page.evaluate(ask, [name, answer.id]).catch(() => undefined);
  return (typeof later === 'string' ? JSON.parse(later) : later) ?? answer;
}

/** The answer of the call, also if the page is left meanwhile. Undefined after 40 seconds. */
async function answered(page, name, args) {
  const key = 'truth: answer';
  const start = ([tool, given, place]) => {
    sessionStorage.removeItem(place);
    const keep = (answer) =>
      sessionStorage.setItem(place, typeof answer === 'string' ? answer : JSON.stringify(answer));
    window.webmcp
      .executeTool(tool, given)
      .then(keep, (error) => keep({ status: 'threw', messages: [String(error)], evidence: [] }));
  };
  await page.evaluate(start, [name, args, key]);
  for (const end = Date.now() + answerTime; Date.now() < end;) {
    const text = await page.evaluate((place) => sessionStorage.getItem(place), key).catch(() => null);
    if (text !== null) return JSON.parse(text);
    await page.waitForTimeout(100);
  }
  return undefined;
}

/** The app's own state, with the look of the page if the call has one. */
export async function stateOf({ app, call, page, origin }) {
  await page.waitForLoadState('domcontentloaded');
  const stored = (area) => (item) =>
    page.evaluate(([place, key]) => JSON.parse(window[place].getItem(key) ?? 'null'), [area, item]);
  const facts = { page, origin, folder: app.folder, local: stored('localStorage'), session: stored('sessionStorage') };
  const state = await app.state(facts);
  return call.look === undefined ? state : { state, look: await call.look(page) };
}

/** The state once it stayed the same for 1.5 seconds, at the latest after ten. */
export async function lastState(read) {
  const end = Date.now() + 10_000;
  let last = await read();
  let since = Date.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = await read();
    if (JSON.stringify(now) !== JSON.stringify(last)) [last, since] = [now, Date.now()];
    if (Date.now() - since > 1500 || Date.now() > end) break;
  }
  return last;
}
