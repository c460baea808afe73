import { html } from '../../../webmcp.harness.ts';

export default html;
