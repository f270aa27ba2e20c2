import { wordsOf, type Words } from './words.ts';

/** Words for the names of a theme. In Thai, the adjective follows the noun. */
export type Theme = { qualities: Words; things: Words; places: Words };

export const theme = (qualities: string, things: string, places: string): Theme => ({
  qualities: wordsOf(qualities),
  things: wordsOf(things),
  places: wordsOf(places),
});

export const SLOT_THEMES = {
  dragons: theme(
    'Golden=ทอง, Jade=หยก, Crimson=แดงฉาน, Thunder=สายฟ้า, Imperial=จักรพรรดิ, Sleeping=นิทรา, Pearl=ไข่มุก, Amber=อำพัน, Storm=พายุ, Sacred=ศักดิ์สิทธิ์, Smoke=ควันไฟ, Twin=คู่',
    'Dragon=มังกร, Dragons=ฝูงมังกร, Wyrm=พญามังกร, Dragon Egg=ไข่มังกร, Dragon King=ราชามังกร, Dragon Queen=ราชินีมังกร, Dragon Scale=เกล็ดมังกร, Dragon Gate=ประตูมังกร, Hatchling=ลูกมังกร, Dragon Drum=กลองมังกร',
    'the Jade Peak=ยอดเขาหยก, the Burning Lake=ทะเลสาบเพลิง, the Cloud Palace=วังเมฆา, the Nine Rivers=เก้าสายน้ำ, the Red Valley=หุบเขาแดง, the Silent Cave=ถ้ำเงียบ',
  ),
  animals: theme(
    'Wild=ป่า, Amber=อำพัน, Silver=เงิน, Roaring=คำราม, Lucky=นำโชค, Shadow=เงา, Brave=ผู้กล้า, Moonlit=ใต้แสงจันทร์, Proud=ผู้ทระนง, Swift=ว่องไว, White=ขาว, Giant=ยักษ์',
    'Fox=จิ้งจอก, Elephant=ช้าง, Leopard=เสือดาว, Owl=นกฮูก, Buffalo=ควาย, Panther=เสือดำ, Stallion=ม้าหนุ่ม, Bear=หมี, Peacock=นกยูง, Crocodile=จระเข้, Falcon=เหยี่ยว, Macaque=ลิงกัง',
    'the Tall Grass=ทุ่งหญ้าสูง, the Misty Ridge=สันเขาหมอก, the Old Forest=ป่าใหญ่, the Wide River=แม่น้ำกว้าง, the Salt Plain=ทุ่งเกลือ, the Red Earth=แผ่นดินแดง',
  ),
  desert: theme(
    'Ancient=โบราณ, Buried=ใต้ผืนทราย, Golden=ทอง, Lost=ที่สาบสูญ, Sunlit=ต้องแสง, Secret=ลับ, Eternal=นิรันดร์, Royal=ราชวงศ์, Blue=สีคราม, Cursed=ต้องสาป, Whispering=กระซิบ, Forgotten=ที่ถูกลืม',
    'Pharaoh=ฟาโรห์, Scarab=แมลงสคารับ, Pyramid=พีระมิด, Sphinx=สฟิงซ์, Tomb=สุสาน, Oasis=โอเอซิส, Cobra=งูเห่า, Caravan=กองคาราวาน, Obelisk=เสาหิน, Sun Disc=จานสุริยะ, Scroll=ม้วนคัมภีร์, Dune=เนินทราย',
    'the Nile=แม่น้ำไนล์, the Western Sands=ทรายตะวันตก, the Sun Temple=วิหารสุริยะ, the Hidden Chamber=ห้องลับ, the Moon Desert=ทะเลทรายจันทรา, the Lotus Throne=บัลลังก์ดอกบัว',
  ),
  ocean: theme(
    'Deep=ใต้ทะเลลึก, Coral=ปะการัง, Silver=เงิน, Stormy=กลางพายุ, Glowing=เรืองแสง, Sunken=จมสมุทร, Blue=สีคราม, Pearl=ไข่มุก, Dancing=เริงระบำ, Hungry=หิวโซ, Tidal=คลื่นใหญ่, Singing=ขับขาน',
    'Whale=วาฬ, Mermaid=นางเงือก, Octopus=หมึกยักษ์, Trident=ตรีศูล, Treasure=ขุมทรัพย์, Seahorse=ม้าน้ำ, Lagoon=ลากูน, Turtle=เต่าทะเล, Harbour=ท่าเรือ, Lighthouse=ประภาคาร, Current=กระแสน้ำ, Shell=เปลือกหอย',
    'the Coral Bay=อ่าวปะการัง, the Seven Tides=เจ็ดกระแสน้ำ, the Sunken City=นครใต้บาดาล, the Pearl Coast=ชายฝั่งไข่มุก, the Black Reef=แนวหินดำ, the Calm Sea=ทะเลสงบ',
  ),
  fruits: theme(
    'Juicy=ฉ่ำ, Sunny=รับแดด, Frozen=เย็นเจี๊ยบ, Sweet=หวาน, Sizzling=ร้อนฉ่า, Crazy=สุดป่วน, Neon=นีออน, Fresh=สด, Royal=รอยัล, Ripe=สุกงอม, Happy=สุขใจ, Flaming=ไฟลุก',
    'Cherries=เชอร์รี, Mango=มะม่วง, Durian=ทุเรียน, Melons=แตงโม, Lemons=เลมอน, Berries=เบอร์รี, Mangosteen=มังคุด, Plums=ลูกพลัม, Papaya=มะละกอ, Fruits=ผลไม้, Coconut=มะพร้าว, Lychee=ลิ้นจี่',
    'the Floating Market=ตลาดน้ำ, the Summer Orchard=สวนฤดูร้อน, the Night Stall=แผงกลางคืน, the Sunny Grove=สวนรับตะวัน, the Old Garden=สวนเก่า, the Juice Bar=ร้านน้ำผลไม้',
  ),
  gems: theme(
    'Shining=เจิดจรัส, Royal=รอยัล, Frosted=เกล็ดน้ำแข็ง, Cosmic=แห่งจักรวาล, Radiant=เปล่งประกาย, Hidden=ซ่อนเร้น, Electric=ไฟฟ้า, Prism=ปริซึม, Falling=ร่วงหล่น, Midnight=รัตติกาล, Velvet=กำมะหยี่, Pure=บริสุทธิ์',
    'Diamonds=เพชร, Rubies=ทับทิม, Sapphire=ไพลิน, Emerald=มรกต, Jewels=อัญมณี, Crystals=คริสตัล, Opal=โอปอล, Topaz=บุษราคัม, Crown=มงกุฎ, Gem Wheel=วงล้ออัญมณี, Amethyst=แอเมทิสต์, Pearls=ไข่มุก',
    'the Crystal Cave=ถ้ำคริสตัล, the Queen’s Vault=คลังราชินี, the Ruby Mountain=เขาทับทิม, the Glass Tower=หอแก้ว, the Star Mine=เหมืองดวงดาว, the Jewel Street=ถนนอัญมณี',
  ),
  mining: theme(
    'Rusty=ขึ้นสนิม, Golden=ทอง, Dusty=คลุ้งฝุ่น, Lucky=นำโชค, Deep=ใต้พิภพ, Wild=สุดขั้ว, Iron=เหล็ก, Stubborn=หัวดื้อ, Blazing=ลุกโชน, Old=เฒ่า, Copper=ทองแดง, Rich=เศรษฐี',
    'Miner=คนเหมือง, Pickaxe=อีเต้อ, Nugget=ก้อนทอง, Mine Cart=รถเหมือง, Prospector=นักขุดทอง, Dynamite=ไดนาไมต์, Saloon=ซาลูน, Goldmine=เหมืองทอง, Mule=ล่อบรรทุก, Lantern=ตะเกียง, Sheriff=นายอำเภอ, Train=รถไฟ',
    'the Silver Canyon=หุบผาเงิน, the Dry River=แม่น้ำแห้ง, the Last Station=สถานีสุดท้าย, the Copper Hills=เนินทองแดง, the Broken Shaft=ปล่องเหมืองเก่า, the Wild Frontier=แดนเถื่อน',
  ),
  pirates: theme(
    'Black=ดำ, Cursed=ต้องสาป, Jolly=ร่าเริง, Crimson=แดงฉาน, Salty=แห่งท้องทะเล, Lost=ที่สาบสูญ, Ghostly=ภูตผี, Bold=ใจกล้า, One-Eyed=ตาเดียว, Stormy=กลางพายุ, Greedy=จอมโลภ, Golden=ทอง',
    'Pirate=โจรสลัด, Captain=กัปตัน, Galleon=เรือใบ, Parrot=นกแก้ว, Compass=เข็มทิศ, Treasure Map=ลายแทง, Cannon=ปืนใหญ่, Anchor=สมอเรือ, Buccaneer=สลัดทะเล, Chest=หีบสมบัติ, Cutlass=ดาบโค้ง, Crew=ลูกเรือ',
    'Skull Island=เกาะหัวกะโหลก, the Rum Coast=ชายฝั่งเหล้ารัม, the Hidden Cove=อ่าวลับ, the Seven Seas=เจ็ดคาบสมุทร, the Fog Bay=อ่าวหมอก, the Broken Mast=เสากระโดงหัก',
  ),
} as const satisfies Record<string, Theme>;
