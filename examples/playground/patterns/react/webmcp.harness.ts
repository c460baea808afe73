import { patternsReact } from '../../../../webmcp.harness.ts';

export default patternsReact;
