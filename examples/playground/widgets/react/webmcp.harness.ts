import { widgetsReact } from '../../../../webmcp.harness.ts';

export default widgetsReact;
