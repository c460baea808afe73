import { Drawer } from 'vaul';

export function Goal() {
  return (
    <Drawer.Root>
      <Drawer.Trigger>Set a goal</Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Overlay className="fixed inset-0 bg-black/40" />
        <Drawer.Content className="fixed bottom-0">
          <Drawer.Title>Move goal</Drawer.Title>
          <form action="/goal" method="post">
            <label>
              Calories a day <input name="calories" type="number" min={100} max={900} required />
            </label>
            <button>Save goal</button>
          </form>
          <Drawer.Close>Cancel</Drawer.Close>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
