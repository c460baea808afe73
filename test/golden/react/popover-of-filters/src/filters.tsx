import * as Popover from '@radix-ui/react-popover';
import * as Slider from '@radix-ui/react-slider';
import * as Switch from '@radix-ui/react-switch';

export function Filters({ onApply }: { onApply: () => void }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button>Filters</button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-label="Filters">
          <label id="price">Price</label>
          <Slider.Root aria-labelledby="price" min={0} max={500} step={10}>
            <Slider.Track>
              <Slider.Range />
            </Slider.Track>
            <Slider.Thumb />
          </Slider.Root>
          <label htmlFor="sale">On sale</label>
          <Switch.Root id="sale">
            <Switch.Thumb />
          </Switch.Root>
          <button onClick={onApply}>Apply filters</button>
          <Popover.Close>Done</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
