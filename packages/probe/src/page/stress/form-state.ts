/**
 * Notes the state of elements that their attributes do not show: checked boxes, chosen options, dialogs on top. A copy of a
 * checked radio unchecks its original, and a moved element leaves the top layer.
 * @returns a function that restores the state of the elements in the page
 */
export function formState(roots: ParentNode[]): () => void {
  const all = <E extends Element>(css: string): E[] => roots.flatMap((root) => [...root.querySelectorAll<E>(css)]);
  const checks = all<HTMLInputElement>('input[type=radio],input[type=checkbox]').map(
    (input) => [input, input.checked] as const,
  );
  const choices = all<HTMLSelectElement>('select').map((select) => [select, select.selectedIndex] as const);
  const modals = all<HTMLDialogElement>('dialog').filter((dialog) => dialog.matches(':modal'));
  const popovers = all<HTMLElement>('[popover]').filter((element) => element.matches(':popover-open'));
  return () => {
    for (const [input, checked] of checks) if (input.checked !== checked) input.checked = checked;
    for (const [select, index] of choices) if (select.selectedIndex !== index) select.selectedIndex = index;
    for (const dialog of modals)
      if (dialog.isConnected && !dialog.matches(':modal')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
    for (const element of popovers) if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
}
