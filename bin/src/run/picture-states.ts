import type { GroundTruthMap } from '@webmcp/contract';
import { manifestOf } from '@webmcp/discovery';
import { takePictures, type PageCopy, type StatePicture } from '@webmcp/probe';

import type { MapRun } from './map-run.js';

/** The stage *picture*: takes a picture of each state that was read. Skipped unless the options want pictures. */
export async function pictureStates(
  { options, around: { progress, signal } }: MapRun,
  copies: ReadonlyMap<string, PageCopy>,
  map: GroundTruthMap,
): Promise<StatePicture[] | undefined> {
  if (options.pictures !== true) return undefined;
  progress.step('Taking pictures');
  return await takePictures({
    copies,
    manifest: manifestOf(map),
    allowHosts: options.allowHosts,
    signal,
    onProgress: ({ done, total, state }) => progress.count(done, total, state),
  });
}
