import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { squares } from './qr';

/** As a camera would see it: each square some pixels wide. */
function picture({ size, path }: ReturnType<typeof squares>, scale = 4) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < scale; down++) {
      const from = ((Number(y) * scale + down) * width + Number(x) * scale) * 4;
      for (let byte = 0; byte < scale * 4; byte++) if (byte % 4 < 3) data[from + byte] = 0;
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it('is read as the link it was made of', () => {
    const link = 'https://toque.example/table/sPzD0a-_x9Qk?invitation=7Yp2bq0ZlV4mKxWc';
    expect(decodeQR(picture(squares(link)))).toBe(link);
  });
});
