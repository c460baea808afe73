import type { Library } from '../library.js';

/** HeroUI (heroui.com), before that NextUI. Its components are read by the general rule. */
export const heroUi: Library = {
  name: 'heroui',
  packages: {},
  components: {},
  stateHooks: [
    {
      packages: ['@heroui/react', '@nextui-org/react', '@heroui/modal', '@nextui-org/modal'],
      hook: 'useDisclosure',
      is: ['open', 'isOpen'],
      on: ['onOpen'],
      off: ['onClose'],
      toggle: ['onToggle', 'onOpenChange', 'setOpen'],
    },
  ],
};
