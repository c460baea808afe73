import { themesReact } from '../../../../webmcp.harness.ts';

export default themesReact;
