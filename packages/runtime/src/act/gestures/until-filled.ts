import { allIn } from '../../dom/all-in.js';
import { untilDrawn } from './until-drawn.js';
import { patience } from './wait-for.js';

/**
 * Waits until the page leaves the fields of an opened part as they are. A framework may show the form of a record first
 * and fill it in then: React runs an effect after the paint. A value that is set before is lost.
 */
export async function untilFilled(part: ParentNode): Promise<void> {
  const end = performance.now() + patience;
  let before: string | undefined;
  for (let now = valuesIn(part); now !== before && performance.now() < end; now = valuesIn(part)) {
    before = now;
    await untilDrawn();
  }
}

const valuesIn = (part: ParentNode): string =>
  JSON.stringify(
    [...allIn<HTMLInputElement>(part, 'input,select,textarea')].map(({ value, checked }) => [value, checked]),
  );
