import type { PageContainer } from '@webmcp/contract';

/** Decides whether a container is a dialog only by its place over the page: it has not the role of a dialog. */
export const isDrawnDialog = ({ kind, role }: PageContainer): boolean =>
  kind === 'dialog' && !/^(?:alert)?dialog$/.test(role);
