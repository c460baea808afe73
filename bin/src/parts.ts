export { fetchParts } from '@webmcp/runtime/parts';
