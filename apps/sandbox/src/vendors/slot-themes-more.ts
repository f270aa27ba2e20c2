import { theme, type Theme } from './slot-themes.ts';

export const MORE_SLOT_THEMES = {
  magic: theme(
    'Enchanted=ต้องมนตร์, Mystic=ลี้ลับ, Crooked=พิสดาร, Violet=สีม่วง, Ancient=โบราณ, Forbidden=ต้องห้าม, Glittering=ระยิบระยับ, Hidden=ซ่อนเร้น, Wandering=พเนจร, Curious=พิศวง, Silver=เงิน, Dreaming=ในความฝัน',
    'Wizard=พ่อมด, Witch=แม่มด, Potion=น้ำยาวิเศษ, Spellbook=ตำราเวท, Mirror=กระจก, Fairy=นางฟ้า, Unicorn=ยูนิคอร์น, Alchemist=นักเล่นแร่แปรธาตุ, Wand=ไม้กายสิทธิ์, Crystal Ball=ลูกแก้ว, Raven=อีกา, Magician=นักมายากล',
    'the Whispering Woods=ป่ากระซิบ, the Moon Tower=หอคอยจันทรา, the Velvet Stage=เวทีกำมะหยี่, the Hollow Tree=โพรงไม้วิเศษ, the Mirror Hall=ห้องกระจก, the Dream Garden=สวนในฝัน',
  ),
  myths: theme(
    'Mighty=ผู้เกรียงไกร, Thunder=สายฟ้า, Golden=ทอง, Eternal=นิรันดร์, Rising=ผงาด, Marble=หินอ่อน, Divine=แห่งสวรรค์, Fallen=ตกสวรรค์, Bronze=สำริด, Fearless=ไร้พ่าย, Burning=เพลิง, Winged=ติดปีก',
    'Titan=ไททัน, Phoenix=ฟีนิกซ์, Minotaur=มิโนทอร์, Oracle=เทพพยากรณ์, Pegasus=เพกาซัส, Gorgon=กอร์กอน, Champion=จอมวีรชน, Colossus=ยักษ์หิน, Goddess=เทพธิดา, Griffin=กริฟฟิน, Hydra=ไฮดรา, Centaur=เซนทอร์',
    'the High Mountain=ขุนเขาสูง, the Marble Gate=ประตูหินอ่อน, the Underworld=โลกบาดาล, the Golden Fleece=ขนแกะทองคำ, the Sky Throne=บัลลังก์ฟ้า, the Endless Maze=เขาวงกต',
  ),
  siam: theme(
    'Golden=ทอง, Lucky=นำโชค, Emerald=มรกต, Royal=หลวง, Sacred=ศักดิ์สิทธิ์, Dancing=ร่ายรำ, River=แห่งสายน้ำ, Lotus=ดอกบัว, Shining=เรืองรอง, White=เผือก, Temple=คู่วัด, Festival=งานวัด',
    'Naga=พญานาค, Garuda=ครุฑ, Kinnari=กินรี, Tuk Tuk=ตุ๊กตุ๊ก, Elephant=ช้าง, Giant=ยักษ์, Long Boat=เรือยาว, Monkey King=พญาวานร, Lantern=โคม, Boxer=นักมวย, Hermit=ฤๅษี, Drum=กลองยาว',
    'the Chao River=แม่น้ำเจ้า, the Golden Spire=ยอดเจดีย์ทอง, the Floating Lanterns=โคมลอย, the Night Bazaar=ตลาดกลางคืน, the Northern Hills=ดอยเหนือ, the Andaman=อันดามัน',
  ),
  fortune: theme(
    'Lucky=นำโชค, Double=สองเท่า, Red=แดง, Golden=ทอง, Smiling=ยิ้มแฉ่ง, Overflowing=ล้นเหลือ, Happy=เปี่ยมสุข, Rich=ร่ำรวย, Great=มหา, Endless=ไม่รู้จบ, New Year=ปีใหม่, Blessed=มงคล',
    'Fortune Cat=แมวกวัก, Ingots=ก้อนทองจีน, Coins=เหรียญ, Red Packet=อั่งเปา, Lion Dance=เชิดสิงโต, Koi=ปลาคาร์ป, Firecracker=ประทัด, Money Tree=ต้นไม้เงินทอง, Abacus=ลูกคิด, Fan=พัดจีน, Rabbit=กระต่าย, Toad=กบคาบเหรียญ',
    'the Lantern Street=ถนนโคมแดง, the Prosperity Hall=หอความมั่งคั่ง, the Spring Festival=เทศกาลตรุษจีน, the Golden Gate=ประตูทอง, the Eight Blessings=แปดมงคล, the Tea House=โรงน้ำชา',
  ),
  samurai: theme(
    'Silent=ไร้เสียง, Crimson=แดงฉาน, Falling=ร่วงโรย, Masked=สวมหน้ากาก, Wandering=พเนจร, Moonlit=ใต้แสงจันทร์, Steel=เหล็กกล้า, Loyal=ผู้ภักดี, Shadow=เงา, Winter=เหมันต์, Cherry=ซากุระ, Last=คนสุดท้าย',
    'Samurai=ซามูไร, Ninja=นินจา, Katana=คาตานะ, Geisha=เกอิชา, Ronin=โรนิน, Shogun=โชกุน, Blossom=ดอกซากุระ, Tanuki=ทานูกิ, Temple Bell=ระฆังวัด, Kite=ว่าว, Crane=นกกระเรียน, Mask=หน้ากาก',
    'the Bamboo Grove=ป่าไผ่, the Snow Castle=ปราสาทหิมะ, the Rising Sun=อาทิตย์อุทัย, the Red Bridge=สะพานแดง, the Stone Garden=สวนหิน, the Quiet Village=หมู่บ้านสงบ',
  ),
  space: theme(
    'Cosmic=แห่งจักรวาล, Neon=นีออน, Lost=ที่สาบสูญ, Orbital=โคจร, Burning=เพลิง, Frozen=น้ำแข็ง, Distant=แดนไกล, Electric=ไฟฟ้า, Solar=สุริยะ, Silent=ไร้เสียง, Violet=สีม่วง, Turbo=เทอร์โบ',
    'Comet=ดาวหาง, Rocket=จรวด, Galaxy=กาแล็กซี, Astronaut=นักบินอวกาศ, Robot=หุ่นยนต์, Alien=เอเลียน, Meteor=อุกกาบาต, Satellite=ดาวเทียม, Nebula=เนบิวลา, Starship=ยานอวกาศ, Moon Base=ฐานบนดวงจันทร์, Voyager=นักเดินทาง',
    'the Milky Way=ทางช้างเผือก, the Red Planet=ดาวแดง, the Far Side=อีกฟากดาว, the Star Harbour=ท่าอวกาศ, the Ice Moon=จันทร์น้ำแข็ง, the Black Hole=หลุมดำ',
  ),
  sweets: theme(
    'Sugar=น้ำตาล, Crunchy=กรุบกรอบ, Rainbow=สายรุ้ง, Sticky=เหนียวหนึบ, Fluffy=นุ่มฟู, Frosted=เคลือบน้ำตาล, Bubbly=ซาบซ่า, Melted=เยิ้ม, Crazy=สุดป่วน, Tiny=จิ๋ว, Cotton=สายไหม, Golden=ทอง',
    'Candy=ลูกกวาด, Donuts=โดนัท, Lollipop=อมยิ้ม, Cupcake=คัพเค้ก, Jelly=เยลลี, Gummies=กัมมี่, Chocolate=ช็อกโกแลต, Ice Cream=ไอศกรีม, Mochi=โมจิ, Cookies=คุกกี้, Caramel=คาราเมล, Macaron=มาการอง',
    'the Candy Kingdom=อาณาจักรลูกกวาด, the Sugar Hill=เนินน้ำตาล, the Old Bakery=ร้านขนมเก่า, the Cream River=แม่น้ำครีม, the Cookie House=บ้านคุกกี้, the Sweet Town=เมืองขนมหวาน',
  ),
  night: theme(
    'Midnight=เที่ยงคืน, Bloody=สีเลือด, Haunted=ผีสิง, Pale=ซีด, Hungry=หิวโซ, Grave=ข้างหลุมศพ, Wicked=ใจร้าย, Laughing=หัวเราะ, Buried=ใต้ดิน, Crooked=พิสดาร, Moonlit=ใต้แสงจันทร์, Restless=ไม่หลับใหล',
    'Vampire=แวมไพร์, Ghost=ผี, Mansion=คฤหาสน์, Werewolf=มนุษย์หมาป่า, Pumpkin=ฟักทอง, Coffin=โลงศพ, Bat=ค้างคาว, Scarecrow=หุ่นไล่กา, Puppet=หุ่นเชิด, Skeleton=โครงกระดูก, Carnival=งานรื่นเริง, Clown=ตัวตลก',
    'the Old Manor=คฤหาสน์เก่า, the Black Forest=ป่าดำ, the Empty Theatre=โรงละครร้าง, the Ninth Gate=ประตูที่เก้า, the Foggy Street=ถนนหมอก, the Last House=บ้านหลังสุดท้าย',
  ),
  north: theme(
    'Frozen=น้ำแข็ง, Iron=เหล็ก, Howling=หอนก้อง, Raging=คลั่ง, White=ขาว, Thunder=สายฟ้า, Winter=เหมันต์, Bearded=เครายาว, Fearless=ไร้พ่าย, Runic=อักษรรูน, Northern=แดนเหนือ, Last=สุดท้าย',
    'Viking=ไวกิ้ง, Longship=เรือยาว, Hammer=ค้อนศึก, Valkyrie=วัลคีรี, Wolf=หมาป่า, Rune=อักษรเวท, Berserker=นักรบคลั่ง, Shield=โล่, Reindeer=กวางเรนเดียร์, Aurora=แสงเหนือ, Giant=ยักษ์, Raven=อีกา',
    'the Frozen Fjord=ฟยอร์ดน้ำแข็ง, the Great Hall=ท้องพระโรง, the Northern Lights=แสงเหนือ, the World Tree=ต้นไม้โลก, the Ice Gate=ประตูน้ำแข็ง, the Wolf Moon=คืนจันทร์หมาป่า',
  ),
  jungle: theme(
    'Lost=ที่สาบสูญ, Hidden=ซ่อนเร้น, Emerald=มรกต, Wild=ป่า, Sacred=ศักดิ์สิทธิ์, Stone=หิน, Painted=ลวดลาย, Feathered=ขนนก, Golden=ทอง, Secret=ลับ, Tangled=พงไพร, Screaming=กู่ร้อง',
    'Temple=วิหาร, Jaguar=จากัวร์, Explorer=นักสำรวจ, Toucan=นกทูแคน, Idol=เทวรูป, Waterfall=น้ำตก, Serpent=อสรพิษ, Gorilla=กอริลลา, Totem=เสาโทเทม, Orchid=กล้วยไม้, Expedition=คณะสำรวจ, Shaman=หมอผี',
    'the Green River=แม่น้ำเขียว, the Sun Stone=ศิลาสุริยะ, the Lost City=นครที่สาบสูญ, the Deep Canopy=พงไพรลึก, the Stone Steps=บันไดหิน, the Jaguar Throne=บัลลังก์จากัวร์',
  ),
  retro: theme(
    'Hot=ร้อนแรง, Neon=นีออน, Burning=เพลิง, Classic=คลาสสิก, Turbo=เทอร์โบ, Diamond=เพชร, Double=สองเท่า, Vegas=เวกัส, Electric=ไฟฟ้า, Chrome=โครเมียม, Super=ซูเปอร์, Wild=ไวลด์',
    'Sevens=เลขเจ็ด, Bells=ระฆัง, Bars=บาร์, Stars=ดวงดาว, Reels=วงล้อ, Jackpot=แจ็กพอต, Jukebox=ตู้เพลง, Cadence=จังหวะ, Joker Cap=หมวกโจ๊กเกอร์, Wheel=ล้อหมุน, Spins=สปิน, Lights=แสงไฟ',
    'the Main Street=ถนนใหญ่, the Corner Arcade=ตู้เกมหัวมุม, the Neon Hotel=โรงแรมนีออน, the Midnight Diner=ไดเนอร์เที่ยงคืน, the Red Carpet=พรมแดง, the Back Room=ห้องหลังร้าน',
  ),
  matchday: theme(
    'Golden=ทองคำ, Final=นัดชิง, Flying=เหิน, Champion=แชมเปี้ยน, Roaring=กึกก้อง, Turbo=เทอร์โบ, Extra=ต่อเวลา, Street=ข้างถนน, Iron=เหล็ก, Lightning=สายฟ้า, Legendary=ในตำนาน, Rising=ดาวรุ่ง',
    'Striker=ศูนย์หน้า, Goalkeeper=ผู้รักษาประตู, Stadium=สนาม, Boxer=นักมวย, Racer=นักแข่ง, Penalty=จุดโทษ, Trophy=ถ้วยรางวัล, Derby=ดาร์บี้, Whistle=นกหวีด, Sprinter=ลมกรด, Dribbler=จอมเลี้ยง, Captain=กัปตันทีม',
    'the Old Stadium=สนามเก่า, the Final Whistle=นกหวีดสุดท้าย, the Home Stand=อัฒจันทร์เจ้าถิ่น, the Night Race=ศึกแข่งกลางคืน, the Gold Ring=เวทีทอง, the Cup Final=นัดชิงถ้วย',
  ),
} as const satisfies Record<string, Theme>;
