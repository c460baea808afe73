import { themesVue } from '../../../../webmcp.harness.ts';

export default themesVue;
