import { widgetsVue } from '../../../../webmcp.harness.ts';

export default widgetsVue;
