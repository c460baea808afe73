import { portalsReact } from '../../../../webmcp.harness.ts';

export default portalsReact;
