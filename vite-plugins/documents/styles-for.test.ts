import { expect, test } from 'vitest';
import { stylesBeyond, stylesFor } from './styles-for.ts';

test('[PAINT23] the styles of the top of a product page are the rules that its elements need', () => {
  const html = '<nav class="a_top b_wide"><p>c</p></nav>';
  const css = [
    '.a_top{color:red}',
    '.a_top li+li:before{content:""}',
    '.a_to{color:blue}',
    '.b_wide>p,.c_other{margin:1.5px}',
    '.b_wide .c_other{margin:0}',
    '@media (width<768px){.b_wide{margin:0}.c_other{margin:0}}',
    '@media print{.c_other{display:none}}',
    '.b_wide{animation:b_in 1s}',
    '.c_other{animation:c_out 1s}',
    '@keyframes b_in{0%{opacity:0}}',
    '@keyframes c_out{to{opacity:0}}',
  ].join('');
  expect(stylesFor(html, css)).toBe(
    [
      '.a_top{color:red}',
      '.a_top li+li:before{content:""}',
      '.b_wide>p,.c_other{margin:1.5px}',
      '@media (width<768px){.b_wide{margin:0}}',
      '.b_wide{animation:1s b_in}',
      '@keyframes b_in{0%{opacity:0}}',
    ].join(''),
  );
});

test('a rule that the markup needs is in its styles, any other in the style sheet', () => {
  const html = '<b class="a_top b_wide">';
  const css = [
    '@font-face{font-family:F;src:url(f.woff2)}',
    'b{margin:1px}',
    '.a_top,.c_other{margin:2px}',
    '.b_wide .c_other{margin:3px}',
    '.b_wide:is(.c_other,.a_top){margin:4px}',
    '@media print{.b_wide{margin:5px}.c_other{margin:6px}}',
  ].join('');
  expect(stylesBeyond(html, css)).toBe(
    [
      '.b_wide .c_other{margin:3px}',
      '.b_wide:is(.c_other,.a_top){margin:4px}',
      '@media print{.c_other{margin:6px}}',
    ].join(''),
  );
});
