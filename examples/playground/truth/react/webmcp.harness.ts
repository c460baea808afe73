import { defineHarness } from 'webmcp/harness';

/** The states of the truth app: one page for each rule about truthful acts. */
export default defineHarness({
  states: {
    'nested-rows': { route: '/nested-rows' },
    'row-dialog': { route: '/row-dialog' },
    'shared-dialog': { route: '/shared-dialog' },
    'foreign-refusals': { route: '/foreign-refusals' },
    'class-variants': { route: '/class-variants' },
    'late-refusals': { route: '/late-refusals' },
    'blur-editors': { route: '/blur-editors' },
    'opening-forms': { route: '/opening-forms' },
    'repeated-required': { route: '/repeated-required' },
    'edit-form': { route: '/edit-form' },
    'equal-rows': { route: '/equal-rows' },
    'person-typing': { route: '/person-typing' },
    'second-refusal': { route: '/second-refusal' },
    'sign-in': { route: '/sign-in' },
    'pinned-list': { route: '/pinned-list' },
    'nothing-new': { route: '/nothing-new' },
    'changing-page': { route: '/changing-page' },
  },
});
