import { vue } from '../../../webmcp.harness.ts';

export default vue;
