import { seededProduct } from '../fixtures/products.ts';
import { expect, test, TOOL_COUNT } from '../fixtures/webmcp.ts';

test('[AGENT2] a program lists and calls the tools through the DevTools protocol', async ({
  page,
  shop,
}) => {
  const session = await page.context().newCDPSession(page);
  const frames = new Map<string, string>();
  session.on('WebMCP.toolsAdded', ({ tools }) => {
    for (const { name, frameId } of tools) frames.set(name, frameId);
  });
  await session.send('WebMCP.enable');
  await shop.open('?seed=7');
  await expect.poll(() => frames.size).toBe(TOOL_COUNT);

  const toolName = 'add_to_cart';
  const responded = new Promise((done) => session.once('WebMCP.toolResponded', done));
  const { id } = seededProduct(0);
  await session.send('WebMCP.invokeTool', {
    frameId: frames.get(toolName) ?? '',
    toolName,
    input: { id },
  });
  expect(await responded).toMatchObject({ status: 'Completed', output: { items: 1 } });
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
});
