import { react } from '../../../webmcp.harness.ts';

export default react;
