// An agent that has nothing but `document.modelContext`, and a person at the same browser who answers its questions.

/** How long a tool may take to appear after its page began to load, in milliseconds. */
const deadline = 30_000;

/**
 * @param browser Chromium with WebMCP on
 * @param options `url` of the app; `script`: the emitted tools, added to each page of the app as it loads
 */
export async function openAgent(browser, { url, script }) {
  const page = await browser.newPage();
  await page.addInitScript({ path: script });
  const errors = [];
  let questions = [];
  let person = 'dismiss';
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (person === 'accept' ? dialog.accept() : dialog.dismiss());
  });

  return {
    page,
    errors,
    /** What the person does when asked from now on: `accept` or `dismiss`. */
    answer(how) {
      person = how;
    },
    /** Opens a path of the app and waits until the browser lists the tool. */
    async open(path, name) {
      await page.goto(new URL(path, url).href);
      const found = await page.evaluate(
        async ([wanted, end]) => {
          while (performance.now() < end) {
            if ((await document.modelContext.getTools()).some((tool) => tool.name === wanted)) return true;
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return false;
        },
        [name, deadline],
      );
      if (!found) throw new Error(`The browser does not list ${name} on ${path}`);
    },
    async call(name, args) {
      questions = [];
      const answer = await page.evaluate(
        async ([wanted, given]) => {
          const tool = (await document.modelContext.getTools()).find((one) => one.name === wanted);
          return document.modelContext.executeTool(tool, given);
        },
        [name, args],
      );
      return { result: JSON.parse(answer), questions };
    },
  };
}
