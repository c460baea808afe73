import type { PageFrame } from '@webmcp/contract';
import type { Frame, Page } from 'playwright';
import { PageReader } from '../../reader/page-reader.js';
import { withDeadline } from '../../timing/with-deadline.js';
import type { VisitContext } from './visit-context.js';

/** Milliseconds for one frame. Most frames that hang belong to another party than the app. */
const patience = 5_000;

/** The settings that reading a frame needs. */
type FrameContext = Pick<VisitContext, 'script' | 'testIdAttributes' | 'handlerPlaces'>;

/**
 * Reads the visible frames of a page, each by itself. A frame has no elements if the frame cannot be opened, hangs, or
 * goes away meanwhile.
 */
export async function readFrames(page: Page, shared: FrameContext): Promise<PageFrame[]> {
  const { script } = shared;
  const found: PageFrame[] = [];
  const readInside = async (outer: Frame): Promise<void> => {
    for (const frame of outer.childFrames()) {
      const facts = await inTime(factsOf(frame, outer, script));
      if (facts?.shown !== true) continue;
      const read = await inTime(readFrame(page, frame, shared));
      found.push({
        ...addressOf(read === null ? facts.src : frame.url(), page.url()),
        name: facts.name,
        elements: read?.elements ?? [],
        containers: read?.containers ?? [],
      });
      await readInside(frame);
    }
  };
  await readInside(page.mainFrame());
  return found;
}

/** Decides whether a visible frame of a page, at any depth, contains a control. */
export async function framesHoldControls(page: Page, { script }: Pick<VisitContext, 'script'>): Promise<boolean> {
  const holds = async (outer: Frame): Promise<boolean> => {
    for (const frame of outer.childFrames()) {
      const facts = await inTime(factsOf(frame, outer, script));
      if (facts?.shown !== true) continue;
      if ((await inTime(new PageReader(frame, script).call('hasInteractive'))) === true || (await holds(frame)))
        return true;
    }
    return false;
  };
  return holds(page.mainFrame());
}

async function factsOf(
  frame: Frame,
  outer: Frame,
  script: string,
): Promise<{ shown: boolean; name: string; src: string }> {
  const element = await frame.frameElement();
  return new PageReader(outer, script).call('frameFacts', element);
}

async function readFrame(
  page: Page,
  frame: Frame,
  { script, testIdAttributes, handlerPlaces }: FrameContext,
): Promise<Pick<PageFrame, 'elements' | 'containers'> | null> {
  if (frame.url().startsWith('chrome-error:')) return null;
  const reader = new PageReader(frame, script);
  await reader.call('quiet', patience / 2);
  const read = await reader.readPage(testIdAttributes);
  // A frame without readable handlers keeps its elements.
  await handlerPlaces?.complete(page, read, reader, frame).catch(() => undefined);
  return read;
}

/** Returns the result of the work; null for work that took too long, and for a frame that went away. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await withDeadline(work, patience, 'the frame does not respond');
  } catch {
    return null;
  }
}

function addressOf(url: string, around: string): Pick<PageFrame, 'origin' | 'url'> {
  const base = new URL(around);
  const { protocol, origin, pathname } = URL.canParse(url, around) ? new URL(url, around) : base;
  // HTML gives about:blank and srcdoc the origin of the page that made them.
  if (protocol === 'about:') return { origin: 'same', url: `about:${pathname}` };
  return origin === base.origin ? { origin: 'same', url: pathname } : { origin: 'cross', url: `${origin}${pathname}` };
}
