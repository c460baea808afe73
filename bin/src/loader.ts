export { offer } from '@webmcp/runtime/loader';
