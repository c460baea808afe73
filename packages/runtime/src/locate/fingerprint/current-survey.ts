import { survey, type Survey } from './survey.js';

let current: { key: string; root: ParentNode; taken: Survey; observer: MutationObserver } | undefined;

/**
 * Returns the survey of a root in its present state. One survey serves many elements: it is kept until the task ends
 * or anything below the root changes.
 */
export function currentSurvey(root: ParentNode, testIdAttributes: string[]): Survey {
  const key = testIdAttributes.join();
  if (current?.root === root && current.key === key && !current.observer.takeRecords().length) return current.taken;
  current?.observer.disconnect();
  const taken = survey(root, testIdAttributes);
  const observer = new MutationObserver(() => undefined);
  for (const each of taken.roots)
    observer.observe(each, { subtree: true, childList: true, attributes: true, characterData: true });
  current = { key, root, taken, observer };
  queueMicrotask(() => {
    observer.disconnect();
    if (current?.observer === observer) current = undefined;
  });
  return taken;
}
