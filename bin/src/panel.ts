export { togglePanel } from '@webmcp/runtime/panel';
