import { useState } from 'react';
import { AnimatePresence, motion } from 'framer-motion';
import { motion as other } from './motion';

export function Drawer({ save }: { save(name: string): void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => {
    setOpen(false);
    setName('');
  };
  return (
    <>
      <motion.button whileTap={{ scale: 0.9 }} onClick={() => setOpen(true)}>
        Новый
      </motion.button>
      <other.div title="A component of the app" />
      <AnimatePresence>
        {open && (
          <>
            <motion.div aria-hidden="true" onClick={close} />
            <motion.div role="dialog" aria-label="Имя">
              <motion.form onSubmit={() => save(name)}>
                <input aria-label="Имя" value={name} onChange={(event) => setName(event.target.value)} />
                <motion.button>Сохранить</motion.button>
              </motion.form>
              <button onClick={close}>Отмена</button>
            </motion.div>
          </>
        )}
      </AnimatePresence>
    </>
  );
}
