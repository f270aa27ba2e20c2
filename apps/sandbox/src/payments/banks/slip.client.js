// Draws the slip as a picture and saves it, for deposits that are proved by one.
const slip = document.getElementById('slip');
const WIDTH = 720;
const LINE = 56;

function draw() {
  const rows = JSON.parse(slip.dataset.rows);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 300 + rows.length * LINE;
  const pen = canvas.getContext('2d');
  const write = (text, x, y, font, color, align = 'left') => {
    pen.font = font;
    pen.fillStyle = color;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#1f4f46';
  pen.fillRect(0, 0, canvas.width, 96);
  write(slip.dataset.bank, 40, 62, '700 34px sans-serif', '#ffffff');
  write('Transfer slip', WIDTH - 40, 60, '400 24px sans-serif', '#d7e9e4', 'right');
  write(slip.dataset.amount, 40, 186, '700 56px sans-serif', '#16201d');
  rows.forEach(([name, value], index) => {
    const y = 260 + index * LINE;
    write(name, 40, y, '400 24px sans-serif', '#5c6b66');
    write(value, WIDTH - 40, y, '600 24px sans-serif', '#16201d', 'right');
  });
  return canvas;
}

document.getElementById('save').addEventListener('click', () => {
  draw().toBlob((picture) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = 'slip.png';
    link.click();
    URL.revokeObjectURL(link.href);
  }, 'image/png');
});
