import type { Page } from 'playwright';
import type { PageReader } from '../../reader/page-reader.js';
import type { PageWatch } from '../pages/page-watch.js';

/** An open page, with its watch from outside and its reader inside. */
export interface VisitedPage {
  page: Page;
  watch: PageWatch;
  reader: PageReader;
}
