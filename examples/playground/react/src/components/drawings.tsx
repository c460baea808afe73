import type { ReactNode } from 'react';

/** One drawing a product, on 160 by 120. */
export const drawings: Record<string, ReactNode> = {
  'p-mug': (
    <>
      <path d="M100 50h10a14 14 0 0 1 0 30h-12" fill="none" stroke="#8d5236" strokeWidth="8" />
      <path d="M54 36h50l-4 52a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8z" fill="#b06a48" />
      <path d="M54 36h50l-2 26c-16 8-32-6-46 2z" fill="#f4ebe1" />
      <ellipse cx="79" cy="36" rx="25" ry="5" fill="#6f4029" />
    </>
  ),
  'p-pan': (
    <>
      <path d="m104 66 46-16 4 9-46 17z" fill="#2f3238" />
      <ellipse cx="70" cy="68" rx="48" ry="27" fill="#2f3238" />
      <ellipse cx="70" cy="64" rx="42" ry="21" fill="#474b53" />
      <path d="M40 60c12-12 46-14 60-2" fill="none" stroke="#6b7079" strokeWidth="3" />
    </>
  ),
  'p-board': (
    <>
      <rect x="30" y="36" width="84" height="54" rx="12" fill="#a87b45" />
      <rect x="108" y="54" width="32" height="18" rx="9" fill="#a87b45" />
      <circle cx="130" cy="63" r="4" fill="#e8dcc4" />
      <path
        d="M38 52c24-8 44 10 70 0M38 66c26-6 44 8 70 2M38 80c20-6 40 4 60-2"
        fill="none"
        stroke="#8a6234"
        strokeWidth="2"
      />
    </>
  ),
  'p-throw': (
    <>
      <path d="M38 30c28 8 56-8 84 0v58H38z" fill="#6f8060" />
      <path d="M38 44c28 8 56-8 84 0v9c-28-8-56 8-84 0zM38 66c28 8 56-8 84 0v9c-28-8-56 8-84 0z" fill="#f1efe4" />
      <path d="M42 88v10M54 88v10M66 88v10M78 88v10M90 88v10M102 88v10M116 88v10" stroke="#6f8060" strokeWidth="4" />
    </>
  ),
  'p-lamp': (
    <>
      <path d="M80 74 62 108M80 74l18 34M80 74v34" stroke="#8a6a3d" strokeWidth="4" />
      <ellipse cx="80" cy="46" rx="26" ry="34" fill="#fff8e4" />
      <path
        d="M56 34c16 5 32 5 48 0M54 46c18 5 34 5 52 0M56 58c16 5 32 5 48 0M62 70c12 4 24 4 36 0"
        fill="none"
        stroke="#dcb964"
        strokeWidth="2"
      />
    </>
  ),
  'p-bowl': (
    <>
      <path d="M34 52h92c0 28-20 44-46 44S34 80 34 52z" fill="#2d4a77" />
      <ellipse cx="80" cy="52" rx="46" ry="9" fill="#48699b" />
      <path d="M46 70c22 8 46 8 68 0" fill="none" stroke="#7f9ac2" strokeWidth="3" />
      <path d="M66 96h28l3 8H63z" fill="#243c62" />
    </>
  ),
  'p-towel': (
    <>
      <path d="M26 26h108" stroke="#7a6248" strokeWidth="5" strokeLinecap="round" />
      <path d="M52 26h50v70H52z" fill="#7fa2b3" />
      <path d="M94 26h18v54H94z" fill="#64899b" />
      <path d="M52 74h50v5H52zM52 84h50v3H52z" fill="#f3f7f8" />
    </>
  ),
  'p-soap': (
    <>
      <rect x="36" y="50" width="84" height="42" rx="14" fill="#93714f" />
      <rect x="36" y="44" width="84" height="38" rx="14" fill="#b18c66" />
      <path d="M70 72V58m0 4-8-6m8 2 8-6" stroke="#8a6845" strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="122" cy="38" r="8" fill="#fff" opacity=".7" />
      <circle cx="134" cy="54" r="5" fill="#fff" opacity=".7" />
    </>
  ),
  'p-candle': (
    <>
      <path d="M60 44h14v58H60zM88 54h14v48H88z" fill="#d9a33f" />
      <path d="M67 44v-8M95 54v-8" stroke="#5d4a2c" strokeWidth="2" />
      <path d="M67 18c8 10 6 18 0 18s-8-8 0-18zM95 28c8 10 6 18 0 18s-8-8 0-18z" fill="#e8742c" />
      <path d="M48 102h66v6H48z" fill="#8a6a3d" />
    </>
  ),
  'p-can': (
    <>
      <path d="M104 58 142 36l6 8-40 34z" fill="#9d5832" />
      <path d="M48 52c-26 0-24 40 2 40" fill="none" stroke="#9d5832" strokeWidth="6" />
      <path d="M50 46h54l6 54H44z" fill="#bd7248" />
      <path d="M58 46c0-20 38-20 38 0" fill="none" stroke="#9d5832" strokeWidth="6" />
    </>
  ),
  'p-basket': (
    <>
      <path d="M44 56c0-50 72-50 72 0" fill="none" stroke="#83603a" strokeWidth="6" />
      <path d="M34 54h92l-10 46H44z" fill="#a8804f" />
      <path d="M36 66h88M40 78h80M43 90h74M58 54l5 46M80 54v46M102 54l-5 46" stroke="#83603a" strokeWidth="3" />
    </>
  ),
  'p-trowel': (
    <>
      <path d="m94 62 34-34" stroke="#a8804f" strokeWidth="12" strokeLinecap="round" />
      <path d="m84 72 12-12" stroke="#4b5157" strokeWidth="6" />
      <path d="M90 74c-2 20-26 34-52 34 0-26 14-50 34-52z" fill="#697077" />
      <path d="M46 100c10-18 20-26 32-34" stroke="#8d949b" strokeWidth="3" fill="none" />
    </>
  ),
};
