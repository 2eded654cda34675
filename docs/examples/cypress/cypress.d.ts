// The part of Cypress's types that the example uses: its package would bring 300 others and a browser.

interface Chain {
  first(): Chain;
  find(selector: string): Chain;
  click(): Chain;
  should(chainer: 'have.text', value: string): Chain;
  and(chainer: 'be.disabled'): Chain;
}

declare const cy: {
  visit(url: string): Chain;
  get(selector: string): Chain;
  contains(selector: string, text: string): Chain;
  clock(): Chain;
  tick(milliseconds: number): Chain;
};

declare function describe(title: string, body: () => void): void;
declare function it(title: string, body: () => void): void;
